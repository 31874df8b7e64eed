import {modelsTerms} from './docs-models.ts';
import {operateTerms} from './docs-operate.ts';
import type {SearchTerms} from './types.ts';

/** What readers type who want a section of the remaining pages. */
const more: SearchTerms = {
  '/quickstart': {
    'before-you-start':
      'what do I need for a first try, RAM for the quickstart, do I need a GPU to try it, time needed, minimum for a test',
    'start-and-log-in':
      'admin password, first login, user name, sign in, web address, which password, open the web UI, where do I log in, initial login, localhost login page, username and password, is the service started',
    'deploy-a-small-model':
      'smallest model, first model, Qwen, test model, first deployment, small download, try an LLM, get my first answer, run a model for the first time',
    'interface-curl':
      'first prompt with curl, first HTTP call to a model, ask the test model on the command line',
    'with-the-sdk':
      'Python example, hello world, sample program, first Python script, minimal Python program, starter script',
    'model-is-ready':
      'is the model up, loaded, wait for the model, state of the model, still loading, how do I know it works',
    'open-an-app': 'chat with the model, chat window, chatbot, web chat',
    'clean-up':
      'stop everything, shut down, free the memory, undo the quickstart, remove the test model, end the session, delete the sample app',
    'if-a-step-fails':
      'nothing happens, page does not load, it does not work, browser warning, deploy fails, web UI does not open, certificate warning, download fails, quickstart problems, row of the model missing, no apps offered, chatbot has no model, stuck at the first step',
  },
  '/release-notes': {
    '': 'list of releases, which version is current, latest release, when was it released, release dates',
  },
  '/release-notes/0-5-0': {
    new: 'new features, what is new, what can the new version do, highlights of the release, MLX added, Windows installer added, new hardware support, August 2025',
    breaking:
      'incompatible changes, must change, what will break, removed calls, behavior changes, deprecations, nvidia-docker2 obsolete, impact of the upgrade',
    fixed:
      'bug fixes, resolved, corrected errors, RecursionError at login, is the bug fixed, repaired in this version, errors that are gone, corrected since 0.3.2',
    'known-issues':
      'bugs, open problems, current limitations, workarounds, is it a known bug, methods raise TypeError, unresolved problems, what is broken in 0.5.0, bug list',
    'tarball-not-found':
      '404 on download, tarball download fails, archive missing on GitHub, wget 404, older archive from Git history, download link dead, get the 0.5.0 archive',
    upgrade:
      'migrate from 0.3.2, update from the old release, keep data, move to the new version, do my data survive, side by side installation, migration plan, old to new server',
  },
  '/team/jobs': {
    'open-role': 'open positions, vacancies, is Kamiwaza hiring, job offer, which jobs are there',
    'the-work': 'what would I work on, topics of the team, product of the company',
    terms:
      'remote work, home office, benefits, insurance, working conditions, work from abroad, English required, location of the job, company culture',
    'how-hiring-goes':
      'interview, apply, application, how do I apply, coding test, steps of the interview, recruitment, send my CV',
    internships: 'student, intern, paid internship, placement, trainee, summer job, graduate',
    contact: 'email for applications, where to send my application, recruiting address',
  },
  '/team/kamiwaza': {
    '': 'who leads the company, CEO and CTO, where is the company based, headquarters, people behind Kamiwaza',
    'at-a-glance':
      'meaning of the name, GitHub, who makes this product, what is Kamiwaza AI, company goal, vendor profile, company facts',
    'principles-and-where-you-see-them':
      'values, philosophy, mission, vendor promises, privacy promise, what the company stands for, why Kamiwaza',
    'reach-the-company':
      'email, contact form, get in touch, website, buy Enterprise, talk to somebody, general questions',
  },
  '/team/mts': {
    'what-you-do': 'tasks, responsibilities, daily work of an engineer, job description',
    'what-you-bring':
      'qualifications, skills, experience, years of experience, do I qualify, Python skills',
    'what-you-get':
      'salary, benefits, equity, pay, compensation, stock options, how much does it pay',
    'how-you-apply': 'application, send a resume, application with AI help',
  },
  '/use-cases': {
    '': 'what can I do with Kamiwaza, overview of examples',
    'choose-by-goal':
      'examples, what can I build, ideas, demos, agent example, which example for my project, sample projects',
    'the-guide':
      'RAG tutorial, end-to-end tutorial, step by step guide, internal knowledge base, how long does the guide take',
    'what-all-examples-need':
      'prerequisites of the examples, requirements for tutorials, Python version for the notebooks, what to install for the examples, RAM for the samples, before I try an example',
    'notebooks-in-the-sdk-repository':
      'example notebooks, sample code, Jupyter examples, ipynb, tutorials, function calling example, structured output example, load test notebook, web agent notebook, stress test, compare several models',
    'named-not-written':
      'planned tutorials, agents, fine-tuning, upcoming, future guides, streaming data, monitoring guide, image and text',
  },
  '/use-cases/building-a-rag-pipeline': {
    '': 'question answering over files, ask my own documents, talk to my files, chat with my documents, AI over company documents',
    'before-you-start':
      'requirements for RAG, PDF to text first, Python version for RAG, RAM for RAG',
    'how-it-works':
      'RAG explained, index and query, what is RAG, retrieval augmented generation overview, how documents become answers, which two models are used, flow of a question, pipeline diagram, ingest phase',
    'the-whole-program':
      'complete code, full script, copy and paste, RAG source code, download the program, Python RAG script, ready-made program',
    'run-it':
      'start the script, command line options, ask my documents a question, run ask_documents.py, point it at my folder, use my own files',
    'check-that-it-worked':
      'expected output, what should I see, number of chunks, score of a hit, is the answer right, sample output, source in brackets',
    'understand-the-nine-steps':
      'explanation of the code, what does the program do, walk through the script, how does the script work inside',
    'step-1-connect':
      'create the client, connect to the platform, environment variables for login, KamiwazaClient in the pipeline',
    'step-2-download-the-chat-model':
      'get a chat model, why is the download checked twice, sleep two seconds, fetch the answering model',
    'step-3-start-the-model-and-wait-until-it-is-ready':
      'wait for the deployment, reuse a running model, chat request too early, loop until ready in the script, start the answering model',
    'step-4-register-the-files-in-the-catalog':
      'dataset, URN, can I skip the catalog, link passages to datasets',
    'step-5-chunk-embed-and-store':
      'index documents, split files, text files, cut text into pieces, write vectors, avoid duplicates, index my folder',
    'step-6-search': 'find passages, nearest chunks for a question, file changed after indexing',
    'step-7-ask-the-model':
      'prompt, sources, answer, answer only from the documents, remove think tags, context limit of the prompt, prompt template for RAG, model thinks aloud',
    'step-8-measure':
      'evaluate, hit rate, count right files, test the search alone, how many questions find the right file',
    'step-9-put-it-together':
      'main function, embedder deleted too early, drop the collection at the end, cleanup after an error, order of the steps',
    'test-the-quality':
      'evaluation, benchmark, are the answers good, test questions, measure accuracy, golden questions, improve step by step, quality check of RAG',
    parameters:
      'overlap, limit, temperature, top k, best chunk size for RAG, tune the pipeline, how many hits, tuning table, L2 or IP, settings of the program',
    'when-it-did-not-work':
      'wrong answers, hallucinations, made-up answers, indexing takes long, no hits, poor answers, search finds nothing, text cut off, script hangs, irrelevant passages, program stops with an error, RAG is slow, answer ignores my documents',
    'clean-up':
      'delete the collection, remove test data, datasets remain in the catalog, remove what the guide created, delete the index',
    'go-further':
      'streaming, larger model, next ideas, show text while writing, web page for the pipeline, user interface for the pipeline',
  },
};

/** What readers type who want a section of the docs, from `/models` on in alphabetical order. */
export const docsSecondTerms: SearchTerms = {...modelsTerms, ...operateTerms, ...more};
