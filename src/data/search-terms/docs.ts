import type {SearchTerms} from './types.ts';

/** What readers type who want a section of the docs. */
export const docsTerms: SearchTerms = {
  '/quickstart': {
    'start-and-log-in': 'admin password, first login, user name, sign in, web address',
    'deploy-a-small-model':
      'smallest model, first model, Qwen, test model, first deployment, small download',
    'with-the-sdk': 'Python example, hello world, sample program',
    'model-is-ready': 'is the model up, loaded, wait for the model, state of the model',
    'open-an-app': 'chat with the model, chat window, chatbot',
    'clean-up': 'stop everything, shut down, free the memory',
    'if-a-step-fails':
      'nothing happens, page does not load, it does not work, browser warning, deploy fails, web UI does not open, certificate warning, download fails',
  },
  '/models/deployment': {
    'deploy-with-the-sdk':
      'start a model, run a model, launch a model, Deploy button, how to deploy, start serving, put a model into production',
    'wait-until-ready':
      'is the model ready, finished loading, wait for DEPLOYED, poll the status, how long does it take to start, health of a deployment',
    'what-happens-after-deploy':
      'deployment sequence, container start, steps behind the Deploy button',
    states:
      'status values, REQUESTED, DEPLOYING, INITIALIZING, DEPLOYED, FAILED, ERROR, what does the state mean, difference between states, stuck in a state, lifecycle, terminal state, weights missing state, list of states',
    instances:
      'copies, replicas, state of an instance, one copy failed, number of copies, scale out, node of an instance',
    'call-the-endpoint':
      'send a prompt, use the model from a program, inference request, chat completions, base URL, OpenAI-compatible API, model URL, LangChain, connect another program, API key for the model',
    'find-the-port':
      'which port, address of my model, port changed, fixed port, port of an endpoint',
    'with-curl': 'HTTP request, REST example, shell',
    'with-the-sdk': 'OpenAI client, streaming, Python chat',
    'choose-engine-copies-and-limits':
      'replicas, autoscaling, select the engine, force vLLM, scale a model, deploy_model arguments, idle timeout, time limit of a deployment, duration, load balancing, several copies, starting copies, wrong field ignored',
    'parameters-of-the-engine':
      'multiple GPUs, split over GPUs, context length, batch size, parallel requests, longer context, more parallel users, tensor parallelism, own engine settings',
    'stop-and-restart':
      'stop a model, restart a model, force stop, kill a deployment, undeploy, pause a model, new port after a restart, stop all copies',
    'free-gpu-memory':
      'VRAM in use, unload a model, GPU full, release memory, idle model, memory after stopping, nvidia-smi still shows memory, swap models',
    logs: 'container log, engine output, View logs, log of a container, live log, error in the log',
    'error-codes':
      'OOM, what does the code mean, reason of a failure, why did the deployment fail, exit code',
    'retry-or-change':
      'try again, redeploy, should I retry, recoverable, final state, same error again, what to change',
    'in-novice-mode': 'presets',
    'calls-at-a-glance':
      'serving API, endpoints for deployments, REST calls for serving, stop by HTTP',
  },
  '/models/downloading-models': {
    'how-a-download-runs':
      'what happens during a download, where files come from, background download, verify files, checksum',
    'which-files':
      'which file to pick, quantization for a CPU, quantization for a GPU, shards, split files, safetensors or GGUF, all shards, one level only, tokenizer files, needed files',
    'download-with-the-sdk':
      'pull a model, fetch weights, get a model, initiate_model_download, where is the download button, start a download',
    'download-and-deploy-in-one-call': 'all in one',
    'search-from-a-program': 'search models, find a model on the hub, list files of a repository',
    quantization:
      'q4_k_m, wrong quantization, too many files, which files are chosen, level not found, No compatible files found, Q8, several copies downloaded, suffix',
    progress:
      'download percentage, how far is the download, remaining time, throughput, speed, is it still downloading, download speed, wait for a download',
    'interrupted-and-repeated-downloads':
      'resume, aborted, stuck download, incomplete, download again, continue a download, download hangs, network lost during a download, restart a download, half a file, skipped files',
    disk: 'where are the models, model folder, delete a model, remove weights, free disk space, move models, storage location, delete files, how much space is used, find the files on disk',
    gated:
      'Hugging Face token, HF_TOKEN, private model, license agreement, access denied, Llama license, gated model, log in to Hugging Face, bring model files by hand, offline host',
    'when-it-did-not-work':
      'download fails, model not found on the hub, download does not start, 401, 403, no files, No model found with repo ID, Exact match not found, download takes long',
  },
  '/models/gui-walkthrough': {
    'step-1-open-the-models-screen': 'sidebar, models page, where to click',
    'step-2-search-the-hub': 'find a model, search field, exact match',
    'step-3-open-the-file-dialog': 'list of files, choose files',
    'step-4-choose-one-file': 'select one quantization, untick all, download one file',
    'step-5-check-what-you-have': 'is the download finished, model detail',
    'step-6-deploy': 'Deploy button, start the model',
    'step-7-open-the-chat': 'chat page, Open Llamacpp Chat',
    'step-8-send-a-message': 'chat window, ask something',
    'check-the-endpoint-too': 'test the endpoint',
    'more-on-these-screens': 'View Config, View logs, buttons, edit the configuration',
    'clean-up': 'stop the model',
    'when-it-did-not-work': 'button missing, nothing happens, no search results, no chat link',
  },
  '/models/novice-mode': {
    'what-the-mode-decides':
      'automatic settings, preset, automatic context length, hidden parameters, who picks the files, who picks the engine, variant, score of a model',
    'deploy-a-suggested-model':
      'recommended models, list of suggestions, model guide, one click, coding model, reasoning model, chat model, easy start',
    'novice-and-advanced-compared':
      'differences between the modes, Novice or Advanced, what is missing in Novice Mode',
    'when-the-mode-fits': 'which mode should I use, demo, class, workshop',
    'switch-to-advanced-mode':
      'leave Novice Mode, expert settings, more options, show all models, where is the mode switch, change the mode, go back to Novice Mode',
    'when-it-did-not-work': 'suggestion missing, model not offered, empty list, preset too big',
  },
  '/models/overview': {
    'from-the-hub-to-an-endpoint':
      'life of a model, steps from download to use, how it works, words for models, default config',
    'format-hardware-and-engine':
      'GGUF, safetensors, MLX, AWQ, which format for which hardware, PyTorch files, which engine for AMD, which engine for Gaudi, file types',
    'how-the-engine-is-chosen':
      'automatic engine selection, why this engine, GGUF on a Mac, override the engine, engine_name',
    'the-engines':
      'compare engines, vLLM, llama.cpp, MLX, inference servers, supported engines, difference between vLLM and llama.cpp, fastest engine, vision models',
    vllm: 'many users, throughput, server GPU, continuous batching, tensor parallelism, multi-GPU server',
    llamacpp: 'GGUF, CPU inference, small GPU, run without a GPU, Metal, chat button',
    mlx: 'Apple silicon, Mac, M-series, unified memory, vision-language model, Mac process',
    'ampere-llamacpp': 'Arm server, aarch64',
    quantization:
      'smaller models, Q4_K_M, Q8_0, fewer bits, compressed model, what does Q6_K mean, names of levels, bits',
    'what-a-level-costs':
      'file sizes, Q4 or Q8, size of each level, file size of an 8B model, Q2 to Q8, size on disk',
    'how-much-memory-a-model-needs':
      'VRAM per model, estimate memory, size of a model, memory for 70B, KV cache, bytes per parameter, fp16 memory, does the cache count, concurrency memory',
    'ask-the-platform': 'memory estimate by API',
    'what-to-start-with':
      'recommended model, first model, model for a laptop, best model for my hardware, several GPUs, small model, coding model, 24 GB card, laptop model, which model should I use, recommended size',
    'two-ways-to-work': 'modes, beginner or expert',
  },
  '/models/troubleshooting': {
    'order-of-checks':
      'does not work, broken, where do I start, what should I check first, checklist, decision tree, which check first, not working',
    'state-error': 'status ERROR, FAILED, red state',
    'model-not-found': 'model missing from the list, not listed, cannot find my model',
    'insufficient-vram': 'not enough GPU memory, model too large, does not fit',
    'service-unavailable':
      '503, 502, bad gateway, port conflict, endpoint not reachable, port error, endpoint gone, route conflict',
    'outdated-guide': 'suggestions are old, new model missing, reload the guide',
    'weights-missing': 'files deleted, download again',
    'docker-gpu': 'nvidia runtime, capabilities gpu, container without GPU',
    stuck:
      'hangs, never ready, stays in INITIALIZING, stays in DEPLOYING, takes forever to start, loading for hours, never becomes DEPLOYED, endless start, waiting',
    'files-unreadable':
      'corrupt file, damaged weights, broken download, wrong version of a file, file missing',
    'engine-crash': 'container exits, dies after start, container exited, engine stops by itself',
    'cuda-error': 'driver too old, CUDA not available',
    'slow-responses':
      'slow answers, low tokens per second, takes long to answer, latency, speed up a model, slow chat, few tokens, response time',
    'first-call': 'cold start, warm up, first answer takes long',
    'out-of-memory':
      'OOM, memory grows, killed, crash under load, memory full, too many users, long prompts',
    choice:
      'wrong engine, wrong file, wrong quantization, other model than expected, Q8 instead of Q4, MLX model on Linux, two variants',
    host: 'disk full, no space left, CPU at 100 percent, not enough RAM, CPU busy, disk is full, server overloaded',
    'all-symptoms': 'list of problems, overview of faults',
    commands: 'diagnostic commands, check commands',
    'endpoint-test':
      'test with curl, model does not answer, no answer, connection refused, empty reply, 404 from the endpoint, test a port',
    'sdk-messages': 'ValueError, No active deployment found, Python error',
    report: 'bug report, what to send to support',
  },
  '/models/which-error': {
    'what-to-paste': 'which log, which lines, stack trace',
    'how-it-decides': 'how matches are found, certainty',
    codes: 'list of known errors, error catalog, error messages',
  },
  '/models/will-it-fit': {
    formula:
      'calculate VRAM, KV cache size, equation, bytes per parameter, overhead, how is it calculated, accuracy of the estimate',
    units: 'GB or GiB, gigabytes',
    verdicts: 'fits or tight, several cards, multi-GPU, tight, headroom, does it fit',
    examples: 'Llama 70B memory, sample calculation, typical models',
    'too-large':
      'model does not fit, reduce memory, smaller context, shorter context, smaller quantization, more cards, offload',
  },
  '/operate/accounts-and-tokens': {
    secure:
      'change the password, admin password, hardening, who can reach it, without login, security, forgot password, reset the password, set a new password, public internet, expose to the internet, is login required, safe to share, who can deploy',
    rights:
      'add a user, create an account, groups, roles, permissions, who may do what, organization, user management, invite, colleagues, multi-user, admin rights',
    tokens:
      'API key, bearer token, JWT, expiry, session length, access token, refresh a token, how long is a token valid, use a token with curl, cookie',
    'identity-provider': 'SSO, single sign-on, LDAP, SAML, OAuth, Okta, Azure AD, Active Directory',
    troubleshooting:
      'login fails, 401, wrong password, session expired, No authenticator provided, TypeError when creating users',
  },
  '/operate/backup': {
    make: 'copy the data, save everything, save before an update, export, copy to another disk',
    check: 'test a backup, restore test, is the backup good',
    what: 'which files to save, which data matter, what is lost, which folders to back up, database files, model files',
    directories:
      'where is everything stored, data folder, certificate path, configuration path, file locations, environment file, env.sh, log folder, config folder, token directory',
  },
  '/operate/certificates': {
    'browser-warning':
      'not secure, your connection is not private, NET::ERR_CERT, self-signed, invalid certificate, own certificate',
    sdk: 'SSL error in Python, CERTIFICATE_VERIFY_FAILED, verify=False, CA bundle',
    encrypted: 'is traffic encrypted, TLS, plain HTTP, https or http',
  },
  '/operate/cheat-sheet': {
    addresses: 'URLs, web address, API address',
    ports: 'port list',
    sdk: 'common SDK calls, snippets',
  },
  '/operate/logs': {
    diagnosis:
      'doctor, health check, check the system, what is wrong, check GPU, health report, system check',
    'log-files':
      'where are the logs, journalctl, log location, log directory, container logs, Docker logs, service log, Windows logs',
    'model-logs': 'engine output, container log, why did the model stop, logs of a deployment',
    ticket:
      'contact support, what support needs, bug report, which information to send, Docker version, steps to reproduce',
  },
  '/operate/ports-and-firewall': {
    ports:
      'which ports, port list, port numbers, 443, 7777, 61100, 51100, port of the API, port of the web UI, what listens on which port, model port range',
    firewall:
      'open a port, ufw, Windows firewall, restrict access, block, allow other machines, firewalld, open 443, close 7777, netsh, allow one machine, LAN',
    check: 'is the port open, test from another machine',
    'find-the-program':
      'port in use, address already in use, which process, lsof, netstat, port conflict, already in use, occupied port, what uses port 443, free a port',
    troubleshooting:
      'cannot reach from another machine, unreachable, port taken, remote access, opens only on the host, LAN access, other computer cannot connect',
  },
  '/operate/start-and-stop': {
    check: 'is it running, platform up, status',
    commands:
      'start, stop, restart, service command, systemctl, boot, reboot, autostart, kamiwazad.sh, daemon, start at boot, start by itself, after a reboot, shut down, tray, status command',
    troubleshooting: 'does not start, fails to start, permission denied Docker',
  },
  '/operate/update-and-removal': {
    update:
      'upgrade, new version, apt upgrade, latest version, will my models survive, keep data, update on Windows',
    check: 'verify the update',
    remove:
      'uninstall, delete everything, wipe, purge, clean removal, uninstall on Linux, delete data, remove the package, uninstall on a Mac',
  },
  '/other-topics': {
    addresses:
      'URLs, API address, Swagger UI, API docs page, REST paths, base path, OpenAPI page, how to reach the API from another machine, model endpoint address, web UI address',
    'environment-variables':
      'env vars, settings, configuration variables, export, where to set the API address, worker variable, TAVILY_API_KEY',
    'web-ui':
      'menu, sidebar entries, screens, what does each screen do, admin page, navigation, what is under Admin, where do I find a screen',
    cluster:
      'nodes, hardware list, GPUs of the cluster, locations, hosts, how many GPUs, running nodes, datacenter, hostname',
    activity: 'audit log, user history, user actions, history of calls, recent events',
    labs: 'Jupyter, notebooks, workspace, notebook cannot import the SDK, ModuleNotFoundError in a notebook, start a notebook',
    prompts: 'prompt library, store prompts, prompt templates, system prompt',
    licenses:
      'license key, terms, license agreement, Apache, terms of use, do I need a license, license for Windows',
    'general-faults':
      'problems, host problems, something broke, common errors, installation aborts, virtualization off, start fails',
    'gpu-device-driver-error': 'could not select device driver, nvidia runtime',
    'docker-permission': 'docker.sock, permission denied, docker group',
  },
  '/release-notes/0-5-0': {
    new: 'new features, what is new',
    breaking: 'incompatible changes, must change',
    fixed: 'bug fixes, resolved',
    'known-issues': 'bugs, open problems',
    'tarball-not-found': '404 on download, tarball download fails',
    upgrade: 'migrate from 0.3.2, update from the old release, keep data',
  },
  '/team/jobs': {
    'open-role': 'open positions, vacancies',
    terms: 'remote work, home office, benefits, insurance',
    'how-hiring-goes': 'interview, apply, application',
    internships: 'student, intern',
    contact: 'email for applications',
  },
  '/team/kamiwaza': {
    'at-a-glance': 'meaning of the name, GitHub',
    'principles-and-where-you-see-them': 'values, philosophy',
    'reach-the-company': 'email, contact form, get in touch, website',
  },
  '/team/mts': {
    'what-you-do': 'tasks, responsibilities',
    'what-you-bring': 'qualifications, skills, experience',
    'what-you-get': 'salary, benefits, equity, pay',
    'how-you-apply': 'application',
  },
  '/use-cases': {
    'choose-by-goal': 'examples, what can I build, ideas, demos',
    'what-all-examples-need': 'prerequisites of the examples',
    'notebooks-in-the-sdk-repository':
      'example notebooks, sample code, Jupyter examples, ipynb, tutorials',
    'named-not-written': 'planned tutorials, agents, fine-tuning, upcoming',
  },
  '/use-cases/building-a-rag-pipeline': {
    'how-it-works': 'RAG explained, index and query',
    'the-whole-program': 'complete code, full script, copy and paste',
    'run-it': 'start the script, command line options',
    'check-that-it-worked': 'expected output',
    'step-1-connect': 'create the client',
    'step-2-download-the-chat-model': 'get a chat model',
    'step-3-start-the-model-and-wait-until-it-is-ready': 'wait for the deployment',
    'step-4-register-the-files-in-the-catalog': 'dataset, URN',
    'step-5-chunk-embed-and-store': 'index documents, split files, text files',
    'step-6-search': 'find passages',
    'step-7-ask-the-model': 'prompt, sources, answer',
    'step-8-measure': 'evaluate, hit rate',
    'test-the-quality': 'evaluation, benchmark, are the answers good, test questions',
    parameters: 'overlap, limit, temperature, top k',
    'when-it-did-not-work':
      'wrong answers, hallucinations, made-up answers, indexing takes long, no hits, poor answers, search finds nothing',
    'clean-up': 'delete the collection, remove test data',
    'go-further': 'streaming, larger model, next ideas',
  },
};
