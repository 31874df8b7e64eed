import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the docs on models. */
export const modelsTerms: SearchTerms = {
  '/models/deployment': {
    'before-you-start': 'what do I need to deploy, requirements before deploying',
    'deploy-with-the-sdk':
      'start a model, run a model, launch a model, Deploy button, how to deploy, start serving, put a model into production, serve a downloaded model, bring a model online, spin up a model, turn a model on',
    'interface-ui': 'start a model by mouse, deploy without programming, click to start a model',
    'interface-python':
      'start a model from a script, loop until the model is ready, timeout while waiting for a deployment',
    'wait-until-ready':
      'is the model ready, finished loading, wait for DEPLOYED, poll the status, how long does it take to start, health of a deployment, is my model up, where do I see the state, readiness check, when can I use the model, state not shown in the table, check progress of a deployment, how do I know when a model is ready, how many minutes until ready, still deploying, how long may DEPLOYING last',
    'what-happens-after-deploy':
      'deployment sequence, container start, steps behind the Deploy button, what happens in the background, startup order, why does starting take time, who reserves the port',
    states:
      'status values, REQUESTED, DEPLOYING, INITIALIZING, DEPLOYED, FAILED, ERROR, what does the state mean, difference between states, stuck in a state, lifecycle, terminal state, weights missing state, list of states, phases of a deployment, what does INITIALIZING mean, statuses of a deployment, what do the statuses mean',
    instances:
      'copies, replicas, state of an instance, one copy failed, number of copies, scale out, node of an instance, which node runs my model, node of a replica, is each copy up, when does a deployment count as active, which containers run for a model',
    'call-the-endpoint':
      'send a prompt, inference request, chat completions, OpenAI-compatible API, connect another program, API key for the model, point my app at the model, what to enter as model name, endpoint settings for a client, talk to the model, base_url, connect LangChain to a model, use the OpenAI library with a local model, connect an existing OpenAI client to a model, replace api.openai.com, switch from OpenAI, migrate OpenAI code, value of the model field, which model does an endpoint serve, model URL',
    'find-the-port':
      'which port, address of my model, port changed, fixed port, port of an endpoint, where is lb_port, port number of the deployment, which URL has my model, endpoint address after restart, static port, set the port number, same port after a restart, port a model listens on',
    'with-curl':
      'HTTP request, curl request, REST example, shell, command line request, test prompt from the terminal, JSON request body for chat, POST to the model, call a model in PowerShell',
    'with-the-sdk':
      'OpenAI client, streaming, Python chat, ask the model in Python, is the model port protected, get_client arguments, get an answer in code, tool calling, function calling',
    'choose-engine-copies-and-limits':
      'replicas, autoscaling, select the engine, force vLLM, deploy_model arguments, duration, starting copies, misspelled option ignored, deploy option has no effect, force CPU, reserve VRAM per copy, choose my own port, automatic shutdown after minutes, limit simultaneous users, two models on one GPU, run several models at the same time, two copies for more throughput, run more copies of a model, ignore the GPU, run a model on the processor',
    'parameters-of-the-engine':
      'multiple GPUs, split over GPUs, leave GPU memory for other programs, limit the share of graphics memory, parallel requests, longer context, more parallel users, tensor parallelism, own engine settings, raise the context window, limit GPU memory share, maximum number of tokens, vLLM arguments, data type of weights, change a model config, served model name, rename a model, change the model name, update a model config, change engine arguments from Python',
    'two-gpus':
      'two graphics cards, multi-GPU, second GPU idle, only one GPU is used, use both GPUs, split a model over two cards, check both cards, model too large for one GPU',
    'stop-and-restart':
      'stop a model, restart a model, force stop, kill a deployment, undeploy, pause a model, resume a model, pause a deployment, new port after a restart, stop all copies, take a model offline, shut down a model, turn a model off, model does not stop, where is the stop button, end a deployment, delete a deployment, are the files kept after stopping, shut down all copies',
    'interface-curl-2': 'stop a model over HTTP, find the deployment ID',
    'free-gpu-memory':
      'VRAM in use, unload a model, GPU full, release memory, idle model, memory after stopping, nvidia-smi still shows memory, swap models, make room on the GPU, who uses my VRAM, get GPU memory back, no room for a second model, RAM stays occupied, model blocks the card',
    logs: 'container log, engine output, View logs, log of a container, live log, error in the log, see what the engine prints, console output of a model, container log in Python, read the logs in code',
    'error-codes':
      'OOM, what does the code mean, reason of a failure, why did the deployment fail, exit code, where do I find the code, list of failure codes',
    'retry-or-change':
      'try again, redeploy, should I retry, recoverable, final state, same error again, what to change, does trying again help, next step after a failure',
    'in-novice-mode':
      'presets, OOM in Novice Mode, deployment fails for a beginner, what to do after a failed preset',
    'calls-at-a-glance':
      'serving API, endpoints for deployments, REST calls for serving, stop by HTTP, HTTP paths for models, list of serving calls, deployment status by REST, SDK and REST side by side',
    troubleshooting: 'Deploy button disabled, Deploy greyed out, cannot click Deploy',
  },
  '/models/downloading-models': {
    'before-you-start':
      'what do I need to download, space needed for a download, repository ID format',
    check:
      'is the download done, done downloading, is the download finished, is the download complete, downloaded completely, proof of a download',
    'how-a-download-runs':
      'what happens during a download, where files come from, background download, verify files, checksum, steps of a download, are files downloaded twice, same download twice, file integrity',
    'which-files':
      'which file to pick, quantization for a CPU, quantization for a GPU, shards, split files, convert safetensors to GGUF, quantize a model myself, safetensors or GGUF, all shards, one level only, which files to check, which files to tick, tokenizer files, needed files, do I need all files, file for little RAM, part 1 of 3, 00001-of-00003, which checkbox to tick, which quantization to choose',
    'download-with-the-sdk':
      'pull a model, fetch weights, get a model, initiate_model_download, where is the download button, start a download, add a model, import from Hugging Face, install a model',
    'interface-ui': 'download by mouse, select files to download, download pop-up',
    'interface-python':
      'download from a script, block until files arrived, is the download complete in Python',
    'download-and-deploy-in-one-call':
      'all in one, fetch and start a model, one command to run a model, pull and run, automatic retries, get a model running in one line',
    'search-from-a-program':
      'search models, find a model on the hub, list files of a repository, query Hugging Face from Python, look for repositories, number of search hits, full repository name',
    quantization:
      'q4_k_m, wrong quantization, too many files, which files are chosen, level not found, No compatible files found, q4_k gets several files, Q8, suffix, default quantization of the SDK, only Q4_K_M, README downloaded too, matches nothing, unexpected file chosen, several levels downloaded, another quant than I asked for, other level without a warning',
    progress:
      'download percentage, how far is the download, remaining time, throughput, speed, is it still downloading, download speed, wait for a download, progress bar in Python, how long does a download take, watch a download, failed download not reported, hide the progress lines, ETA, ETA of a download',
    'interrupted-and-repeated-downloads':
      'aborted, incomplete, download again, continue a download, download hangs, restart a download, half a file, skipped files, stuck at downloading, download stopped halfway, broken file, power cut during a download, pick up where it stopped, resume a download, cancel a download, download stuck at 99 %, download behind a company firewall, pause a download, resume, stuck download',
    disk: 'where are the models, model folder, delete a model, remove weights, free disk space, move models, storage location, delete files, how much space is used, find the files on disk, model cache directory, get rid of old models, clean up the disk, path of the weights, delete one level, model shared by users, own copy per user, shared model cache, compare checksums, checksum of the weights',
    'interface-ui-2': 'Delete button for a model, remove a model by mouse',
    'interface-python-2': 'delete a single model file, delete a model with Python',
    gated:
      'Hugging Face token, HF_TOKEN, private model, license agreement, access denied, Llama license, gated model, log in to Hugging Face, bring model files by hand, offline host, meta-llama, where to enter the token, use a model without internet, copy weights from a USB stick, upload a local model, accept terms of a model, import local files',
    'when-it-did-not-work':
      'download fails, model not found on the hub, download does not start, 401, 403, no files, No model found with repo ID, Exact match not found, download takes long, wait ends immediately, download refused, cannot download a model, model name not accepted, download finished but model not listed, downloaded model not in the list',
  },
  '/models/gui-walkthrough': {
    'before-you-start':
      'disk space for Llama 3.1 8B, RAM for Llama 3.1 8B, what the walkthrough needs',
    'step-1-open-the-models-screen':
      'sidebar, models page, where to click, where do I find models in the browser, entries of the sidebar, what does the Models page look like',
    'step-2-search-the-hub':
      'find a model, search field, type a model name, search box for models, too many results, Exact match checkbox',
    'step-3-open-the-file-dialog':
      'list of files, choose files, download opens a window, all files ticked, nothing downloads yet',
    'step-4-choose-one-file':
      'select one quantization, untick all, download one file, clear the boxes, tick a single file, safetensors in the dialog, download only one file of a repository, pick one file of a large repository, download just one quantization',
    'step-5-check-what-you-have':
      'is the download finished, model detail, (downloaded) next to the file, status column of files, detail screen of a model, file has no status',
    'step-6-deploy':
      'Deploy button, start the model, back to the list, press Deploy in the browser',
    'step-7-open-the-chat':
      'chat page, Open Llamacpp Chat, where is the chat button, host and port on the screen, column Open API, chat window, open a chat window',
    'step-8-send-a-message':
      'build number of llama.cpp, llama.cpp version, ask something, try the model, first reply slow, prove that it works, built-in chat',
    'check-the-endpoint-too':
      'test the endpoint, curl after the walkthrough, call the model outside the browser',
    'more-on-these-screens':
      'View Config, launch parameters, see the parameters before starting, show the default config, values of the default config, View logs, buttons, edit the configuration, what does each button do, Details button',
    'clean-up':
      'stop the model, undo the walkthrough, delete the example model, get the 8 GB back, remove the model after trying it',
    'when-it-did-not-work':
      'button missing, no search results, no chat link, model does not appear in Your Models, chat does not answer, search box missing, suggestions instead of search, hub search finds nothing, model list is empty, search shows no results',
    '': 'deploy Mistral, deploy Llama, deploy Gemma, deploy Qwen, deploy a model from Hugging Face',
  },
  '/models/novice-mode': {
    '': 'too many models, overwhelmed by the model list, simple model list, choose a model for me, curated models, where do suggestions come from',
    'what-the-mode-decides':
      'automatic settings, preset, automatic context length, hidden parameters, who picks the files, who picks the engine, variant, what is chosen for me, defaults for beginners, who chooses the context length, who picks the context',
    'before-you-start': 'before using Novice Mode',
    'deploy-a-suggested-model':
      'recommended models, list of suggestions, choose by task, one click, coding model, reasoning model, chat model, easy start, data analysis model, simplest way to run a model, model picker, suggested VRAM',
    'model-guide': 'score of a model, use cases of a model',
    'novice-and-advanced-compared':
      'differences between the modes, Novice or Advanced, what is missing in Novice Mode, who decides what, compare simple and expert mode, View logs only in Advanced, what do I gain in Advanced Mode',
    'when-the-mode-fits':
      'which mode should I use, demo, class, workshop, mode for a laptop, mode for a special quantization, training course, is Novice Mode enough',
    'switch-to-advanced-mode':
      'leave Novice Mode, expert settings, more options, show all models, where is the mode switch, change the mode, go back to Novice Mode, turn Novice Mode off, no search box on the Models screen, search the whole hub, beginner mode off, see only a few models, leave simple mode, get out of simple mode',
    'when-it-did-not-work':
      'suggestion missing, model not offered, empty list, preset too big, guide is empty, out of memory with a suggested model, timeout in Novice Mode',
  },
  '/models/overview': {
    '': 'introduction to models, where do I start with models',
    'from-the-hub-to-an-endpoint':
      'life of a model, steps from download to use, how it works, words for models, default config, model registry, what is a repository ID, where do models come from',
    'format-hardware-and-engine':
      'GGUF, safetensors, MLX, AWQ, which format for which hardware, PyTorch files, which engine for AMD, which engine for Gaudi, file types, format for a Mac, format for CPU only, which file format do I need, format for an NVIDIA server, deploy a model on CPU only, run a model on CPU only, does vLLM open GGUF',
    'how-the-engine-is-chosen':
      'automatic engine selection, why this engine, GGUF on a Mac, override the engine, engine_name, .safetensors on Apple M2, how does Kamiwaza decide between llama.cpp and vLLM, who chooses the engine, which engine does a deployment use, engine of a deployment, force an engine',
    'the-engines':
      'compare engines, vLLM, llama.cpp, MLX, inference servers, supported engines, difference between vLLM and llama.cpp, fastest engine, vision models, list of inference engines, Transformers backend, Transformers engine',
    vllm: 'many users, many people at once, many colleagues at the same time, concurrent users, engine for a team, throughput, server GPU, continuous batching, tensor parallelism, multi-GPU server, does vLLM need a GPU, what is vLLM good for',
    llamacpp:
      'GGUF, CPU inference, small GPU, run without a GPU, Metal, chat button, engine for a laptop, engine on Windows, what is llama.cpp good for, engine for old computers',
    mlx: 'Apple silicon, Mac, M-series, unified memory, vision-language model, Mac process, engine without Docker, images on a Mac, vision model on a Mac',
    'ampere-llamacpp':
      'Arm server, aarch64, ARM64 CPU, non-Intel server, Ampere processor, cloud server with Arm',
    quantization:
      'smaller models, Q4_K_M, Q8_0, fewer bits, compressed model, what does Q6_K mean, names of levels, bits, int4, int8, K-quants, IQ4, shrink a model, is quality lost, what do the letters mean, 4-bit model, reduced precision, fp16, Q4 or Q6, which level to take',
    'what-a-level-costs':
      'file sizes, Q4 or Q8, size of each level, file size of an 8B model, Q2 to Q8, size on disk, how many GB is Llama 8B, compare quantization sizes, download size of a level',
    'how-much-memory-a-model-needs':
      'VRAM per model, estimate memory, size of a model, memory for 70B, KV cache, bytes per parameter, fp16 memory, does the cache count, concurrency memory, rule of thumb for memory, how many GB per billion parameters, does longer context need more memory, spread a model over two GPUs, one model on several cards, split a model across cards',
    'ask-the-platform':
      'memory estimate by API, VRAM estimate of the server, estimate_model_vram TypeError, will this deployment fit by API, unit of the estimate, memory by REST, how much VRAM does the server expect, estimate GPU memory before starting a model, estimate GPU memory before deploying',
    'what-to-start-with':
      'recommended model, first model, model for a laptop, best model for my hardware, several GPUs, small model, coding model, 24 GB card, 32B model on a 24 GB graphics card, laptop model, which model should I use, recommended size, model for 16 GB RAM, good starter model, tiny model for testing, smallest model, tiny test model, smoke test model, model for a weak laptop',
    'two-ways-to-work':
      'modes, beginner or expert, curated list or whole hub, default mode for new users, simple mode or full mode, why do I see a short list',
  },
  '/models/troubleshooting': {
    'order-of-checks':
      'broken, what should I check first, checklist, decision tree, which check first, step by step diagnosis, flowchart, how to troubleshoot, model will not run, model does not start, model problem, model broken',
    deploy:
      'cannot deploy, deployment does not start, deploying ends with an error, red error when deploying, model refuses to start',
    'state-error':
      'status ERROR, FAILED, red state, deployment ended in ERROR, which section for my code, model failed to start',
    'model-not-found':
      'model missing from the list, not listed, cannot find my model, model disappeared, model name not recognized, unknown model',
    'insufficient-vram':
      'not enough GPU memory, model too large, does not fit, checkpoint larger than the GPU, too little video memory, checkpoint too big',
    'service-unavailable':
      '503, 502, port conflict, endpoint not reachable, port error, endpoint gone, route conflict, two models on one port, port already taken by a model, gateway error, 503 from a model',
    'outdated-guide':
      'suggestions are old, new model missing, reload the guide, refresh suggestions, recommended models not updated, no suggestions shown, suggested models outdated',
    'weights-missing':
      'files deleted, download again, model files gone, weights no longer on the host, asks to download again, model vanished from the disk, deleted the files by mistake',
    'docker-gpu':
      'nvidia runtime, capabilities gpu, container without GPU, no GPU inside the container',
    load: 'model never loads, weights do not load, stuck before it is ready, weights take too long',
    'stuck-early':
      'stays in REQUESTED, stays in DEPLOYING, deployment never starts, deployment stays pending',
    stuck:
      'hangs, never ready, stays in INITIALIZING, takes forever to start, loading for hours, never becomes DEPLOYED, endless start, waiting, start takes too long, frozen at loading, spinner never ends, timeout at startup',
    'files-unreadable':
      'corrupt file, damaged weights, broken download, wrong version of a file, file missing, cannot open the weights, checksum wrong, failed to load model, weights not readable, wrong format for the engine',
    'engine-crash':
      'container exits, dies after start, container exited, engine stops by itself, exception in the engine, vLLM crashed, container restarts, model process died, container died, model quits after some seconds, unexpected exit',
    'cuda-error': 'driver too old, CUDA not available, no CUDA device, CUDA crash',
    run: 'bad performance, problems while a model is running, model works badly, trouble after the model is up',
    'slow-responses':
      'answers take ages, low tokens per second, takes long to answer, latency, speed up a model, slow chat, few tokens, response time, make the model faster, answer takes minutes, lagging, words appear slowly, improve performance, graphics card idle, GPU usage is zero, only the CPU is busy, answers are slow and use the CPU, GPU not used, slow on a Mac, slow on Apple silicon',
    'first-call':
      'cold start, warm up, first answer takes long, only the first prompt is slow, slow after a restart, wake up the model, slow at first then normal',
    'out-of-memory':
      'OOM, memory grows, killed, crash under load, memory full, too many users, long prompts, runs out of RAM, memory leak, vLLM uses too much memory, lower memory use, works at first then crashes, CUDA out of memory',
    choice:
      'wrong engine, wrong file, wrong quantization, Q8 instead of Q4, MLX model on Linux, strange answers, nonsense output, bad quality of answers, model bad at coding, cannot read pictures, gibberish, garbage output, nonsense answers, garbage answers, repeats the same token, answers never stop, endless output, bad answers, model answers badly',
    host: 'disk full, CPU at 100 percent, not enough RAM, CPU busy, disk is full, server overloaded, machine too weak, storage full of models, RAM exhausted on the host, old models fill the disk',
    'all-symptoms':
      'list of problems, overview of faults, problem cause fix table, everything that can go wrong with models, table of symptoms, quick lookup of a symptom',
    commands:
      'diagnostic commands, check commands, which commands for debugging, commands per platform, which process blocks the port, health command',
    'platform-windows': 'GPU status script on Windows, port check in PowerShell',
    'endpoint-test':
      'test with curl, model does not answer, no answer, connection refused, empty reply, 404 from the endpoint, test a port, is it the app or the model, ping a model, smoke test of a model, chat gives no answer, chat button does nothing, no reply from a deployed model, deployed but no answer, hangs without an answer, chat times out, no reply from the model, port not reachable from another computer, endpoint answers on localhost only',
    'sdk-messages':
      'ValueError, No active deployment found, Python error, No configurations found, traceback from kamiwaza_client, not JSON serializable, Python exception with models',
    report:
      'bug report, what to send to support, template for a report, facts for a ticket about a model, what information do you need from me, report form, what to write when I ask for help, ask for help about a model',
  },
  '/models/which-error': {
    '': 'explain this error, look up an error text, paste my log, what does my log say, cause of a message, tool for error messages',
    'what-to-paste':
      'which log, which lines, stack trace, does my log leave the browser, is it safe to paste a log, traceback from Python, paste a traceback',
    'how-it-decides':
      'how matches are found, certainty, exact message or similar, why this error was chosen, no match for my log, root cause first',
    codes:
      'list of known errors, error catalog, error messages, errors by component, browse errors, all error messages of Docker and vLLM, error dictionary',
  },
  '/models/will-it-fit': {
    '': 'which GPU should I buy, can my card run this model, size a server for a model, how many GPUs do I need, hardware sizing tool, which card for a model, models for my card',
    formula:
      'calculate VRAM, KV cache size, equation, bytes per parameter, overhead, how is it calculated, accuracy of the estimate, math behind the calculator, mixture of experts memory, compute memory by hand, MoE, memory of AWQ',
    units:
      'GB or GiB, gigabytes, GB to GiB, MiB on the screen, sizes differ, why is the file size different, why 8.0G instead of 8.5 GB, binary or decimal gigabytes',
    verdicts:
      'fits or tight, several cards, multi-GPU, tight, headroom, does it fit, what does tight mean, 90 percent of VRAM, margin, how many cards',
    examples:
      'Llama 70B memory, sample calculation, typical models, Mixtral memory, Qwen3 30B memory, model that fits in 24 GB, calculation step by step, memory for many users, cards for a 70B model, model for 24 GB of VRAM',
    'too-large':
      'model does not fit, reduce memory, smaller context, shorter context, smaller quantization, more cards, offload, squeeze a model in, small card, model bigger than my GPU, what to reduce first, make it fit, longest context that fits, fewer users at once',
  },
};
