import {defineDataset} from '../types.ts';

const COMMUNITY = '[Discord](https://discord.gg/cVGBS5rD2U)';
const SUPPORT = '[Support portal](https://portal.kamiwaza.ai)';
const COMPANY = '[Contact form](https://kamiwaza.ai/contact)';

/** What nobody has documented about models, apps, the architecture and the company, and who can answer. */
export const knownGapsModels = defineDataset({
  id: 'known-gaps-models',
  title: 'Known gaps: models, apps and architecture',
  columns: [
    {key: 'subject', label: 'Subject'},
    {key: 'gap', label: 'What is missing'},
    {key: 'since', label: 'Since'},
    {key: 'ask', label: 'Whom to ask'},
  ],
  rows: [
    {
      subject: 'Models: gated and private repositories',
      gap: 'Where a Hugging Face token goes',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Models: hosts without internet',
      gap: 'How to bring model files to a host without internet (air-gapped, offline)',
      since: '0.3.2',
      ask: SUPPORT,
    },
    {
      subject: 'Models: storage',
      gap: 'The path of the model cache, how to move it to another disk, the command that clears it, whether deleting a model frees the disk immediately, and whether users share a downloaded model',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'Models: downloads',
      gap: 'Whether an interrupted download resumes where it stopped, and how to pause one, or limit its bandwidth',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Models: downloads',
      gap: 'How to cancel a download',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'Models: file formats',
      gap: 'How to convert a model on the platform, for example Safetensors to GGUF, or to quantize it',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Models: Novice Mode',
      gap: 'Where in the settings the switch to Advanced Mode is, and what it is called',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Models: Novice Mode',
      gap: 'Names and number of the entries in the Model Guide, and how to update the guide without internet',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Engines',
      gap: 'Which engine serves GGUF files on a server with a large GPU; whether llama.cpp runs in a container',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Engines',
      gap: 'Where Advanced Mode has the control that sets the engine',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Engines',
      gap: 'Which config keys llama.cpp and MLX understand, and what the UI calls context, batch size and KV cache',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Engines',
      gap: 'How to set environment variables of an engine, or use another version or image of it',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Engines',
      gap: 'How a deployment accepts tool calls (function calling)',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: web UI',
      gap: 'Where the UI shows the state and the error code of a deployment, and where it stops a deployment',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: web UI',
      gap: 'The position of **View logs** in the row, and the name of the chat button for engines other than llama.cpp',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: states',
      gap: 'How long each state normally lasts, how long a start may take before it ends with `STARTUP_TIMEOUT`, and when the **Deploy** button is disabled',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: fields',
      gap: 'The values of `location` and `node_resource_type`',
      since: '0.3.2',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: GPU',
      gap: 'How several deployments share one card, what `gpu_allocation` does, and how copies are spread across several cards',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: operation',
      gap: 'How to replace a model without downtime at the same address, how to pause a deployment, and how to start and stop models on a schedule',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Deployments: speed',
      gap: 'Tokens per second (throughput) of a model on a given card, and how many users a card serves',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Deployments: speed',
      gap: "Whether vLLM's `/metrics` is at `lb_port`",
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Chat',
      gap: 'Where chats are kept, and how to export or save them, for example as PDF',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Deployments: endpoints',
      gap: 'Authentication on model ports, and when macOS uses the ports from 61100 up',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'App Garden: models',
      gap: 'The names of the variables that connect an app to a model',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'App Garden: own apps',
      gap: 'How to add your own app; the UI of 0.5.0 has no way to do it',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'App Garden: operation',
      gap: 'What happens to the data of an app when it stops, whether apps start again after a reboot, which ports apps use, and how to limit the CPU and memory of one app (quotas)',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'App Garden: security',
      gap: 'What each risk tier allows, and which permissions the calls need behind `https://localhost`',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'App Garden: catalog',
      gap: 'Where the web UI has the Import/Refresh control that fills the catalog',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Agents',
      gap: 'A memory in which an agent keeps earlier steps; a guide to it was planned',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Architecture: cache',
      gap: 'How to turn on a cache, and whether the installer sets up Redis or Valkey',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Architecture: guardrails',
      gap: 'Whether Kamiwaza can check prompts and answers; put such checks into your own program',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Architecture: availability',
      gap: 'High availability, failover of CockroachDB, quotas for users, models or apps, and the contents of the cloud images',
      since: '0.5.0',
      ask: SUPPORT,
    },
    {
      subject: 'Architecture: services',
      gap: 'Which product the background queues use, and how to scale one service on its own',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Architecture: services',
      gap: 'Which database holds the records of each service; CockroachDB is the only SQL database named',
      since: '0.5.0',
      ask: COMMUNITY,
    },
    {
      subject: 'Company: support',
      gap: 'Support contracts and guaranteed response times (SLA), and how long a release gets fixes (end of life)',
      since: '0.3.2',
      ask: COMPANY,
    },
    {
      subject: 'Company',
      gap: 'Founding year, number of staff, legal form, customers, pay and current openings',
      since: '0.3.2',
      ask: COMPANY,
    },
  ],
});
