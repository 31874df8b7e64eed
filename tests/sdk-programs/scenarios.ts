import type {Job, Outcome, Settings} from './python.ts';
import type {Program} from './programs.ts';
import type {Part} from '../../scripts/sdk/samples/joined.ts';

/** One run of a program, and what must be true at its end. */
interface Scenario {
  readonly name: string;
  readonly settings: Settings;
  /** The files in the folder of the program; by default `FILES`. */
  readonly files?: Readonly<Record<string, string>>;
  /** What is wrong with an outcome; undefined if nothing is. */
  readonly problem: (outcome: Outcome) => string | undefined;
}

const QUESTION = 'How do I reset the device?';
const ANSWER = 'Hold the button for ten seconds [guide.md:0].';

const GUIDE = `# Guide\n\nHow do I reset the device? Hold the button for ten seconds.\n\n${'The lamp is green when the device is ready. Größe: 10 cm.\n'.repeat(12)}`;
const FILES = {
  'docs/guide.md': GUIDE,
  'docs/faq.md': `# Questions\n\n${'Labels and paper are in the lower drawer.\n'.repeat(20)}`,
  'docs/empty.md': '\n',
  'manuals/printer.md': GUIDE,
  'handbook.md': GUIDE,
};

/** A program must not hide a failure: it ends with an exception or an exit code, and does not wait forever. */
const fails =
  (word?: string) =>
  ({ended}: Outcome): string | undefined => {
    if (ended === null) return 'ended as if all were well';
    if (ended.startsWith('EndlessProgram')) return `never ends: it ${ended.slice(16)}`;
    if (/^(?:NameError|AttributeError|TypeError|ImportError|KeyError)/.test(ended)) return ended;
    if (word !== undefined && !ended.includes(word)) return `does not name ${word}: ${ended}`;
    return undefined;
  };

const called = ({calls}: Outcome, method: string): boolean =>
  calls.some(({name}) => name === method);

/** What is not ready at the first query is queried again. */
function saw(method: string) {
  return ({calls}: Outcome): string | undefined =>
    calls.filter(({name}) => name === method).length >= 2 ? undefined : 'does not wait';
}

/** What is true after success, by what the program does. */
const GOOD: Readonly<Record<Part, (outcome: Outcome) => string | undefined>> = {
  download: (outcome) =>
    called(outcome, 'ModelService.get_model_download_status')
      ? undefined
      : 'never asks whether the download is complete',
  wait: (outcome) =>
    outcome.ready || called(outcome, 'ServingService.stop_deployment')
      ? undefined
      : 'ended before an instance of the model was ready',
  chat: ({output}) => (output.includes(ANSWER) ? undefined : 'does not print the answer'),
  ingest: ({collections}) =>
    Object.values(collections).some((rows) => rows > 0) ? undefined : 'stored no rows',
  rag: (outcome) => {
    const [, passages] = outcome.output.split(ANSWER);
    if (passages === undefined) return 'does not print the answer';
    if (!/^\s*\S+\s+guide\.md:0/.test(passages)) return 'the best passage is not in guide.md';
    const chat = outcome.calls.find(({name}) => name === 'chat');
    return chat?.arguments['messages']?.includes('Hold the button') === true
      ? undefined
      : 'the prompt has no passage';
  },
  app: saw('AppService.get_deployment_status'),
  tool: saw('ToolService.check_health'),
  lab: saw('LabService.get_lab'),
};

/** States of other deployments (apps, tools, labs), from the first to the usable one. */
const STATES: Readonly<Partial<Record<Part, readonly string[]>>> = {
  app: ['UNINITIALIZED', 'DEPLOYED'],
  tool: ['starting', 'healthy'],
  lab: ['starting', 'running'],
};

/** Programs that read files and store their vectors. */
const INGEST: readonly Scenario[] = [
  {
    name: 'the server sends no offsets',
    settings: {offsets: false},
    problem: (outcome) =>
      Object.values(outcome.collections).some((rows) => rows > 0)
        ? 'stored rows with offsets that the server never sent'
        : fails()(outcome),
  },
  {
    name: 'the store refuses the rows',
    settings: {errors: {'VectorDBService.insert': ['APIError', 'another dimension']}},
    problem: (outcome) =>
      outcome.ended === null && outcome.output.includes('failed') ? undefined : fails()(outcome),
  },
  {name: 'the files are missing', settings: {}, files: {}, problem: fails()},
];

const FAILURES: Readonly<Record<Part, readonly Scenario[]>> = {
  download: [
    {name: 'the download fails', settings: {download: 'fails'}, problem: fails()},
    {name: 'the download never ends', settings: {download: 'never ends'}, problem: fails()},
  ],
  wait: [
    ...['FAILED', 'ERROR', 'MUST_REDOWNLOAD', 'STOPPED'].map((state) => ({
      name: `the deployment ends as ${state}`,
      settings: {states: ['REQUESTED', 'DEPLOYING', state]},
      problem: fails(state),
    })),
    {name: 'the deployment stays DEPLOYING', settings: {states: ['DEPLOYING']}, problem: fails()},
    {name: 'no instance gets ready', settings: {instance_after: 1e9}, problem: fails()},
    {name: 'the server starts no deployment', settings: {starts: false}, problem: fails()},
  ],
  chat: [
    {
      name: 'no model is running',
      settings: {deployed: false, states: ['STOPPED']},
      problem: fails(),
    },
    {
      name: 'the model does not answer',
      settings: {errors: {chat: ['OpenAIError', 'Request timed out.']}},
      problem: fails('timed out'),
    },
  ],
  ingest: INGEST,
  rag: INGEST,
  app: [
    {
      name: 'the app fails',
      settings: {states: ['UNINITIALIZED', 'FAILED']},
      problem: fails('FAILED'),
    },
    {name: 'the app never runs', settings: {states: ['UNINITIALIZED']}, problem: fails()},
    {name: 'an image does not arrive', settings: {starts: false}, problem: fails()},
  ],
  tool: [{name: 'the tool never gets healthy', settings: {states: ['starting']}, problem: fails()}],
  lab: [
    {name: 'the lab fails', settings: {states: ['starting', 'failed']}, problem: fails('failed')},
    {name: 'the lab never runs', settings: {states: ['starting']}, problem: fails()},
  ],
};

/** Whatever happens, the program stops the model that it started and drops its collection. */
const cleanUp = ({running, collections}: Outcome): string | undefined => {
  if (running) return 'leaves the deployment running';
  const [left] = Object.keys(collections);
  return left === undefined ? undefined : `leaves the collection ${left}`;
};

/** All scenarios of a program, with the job of each. */
export function scenariosOf(program: Program): {scenario: Scenario; job: Job}[] {
  const {parts, place, code} = program;
  const has = (part: Part): boolean => parts.includes(part);
  const states = parts.map((part) => STATES[part]).find((one) => one !== undefined);
  // what the program does not do itself was done before
  const before: Settings = {
    answer: ANSWER,
    deployed: !has('wait') && !has('download'),
    registered: !has('download'),
    ...(states === undefined ? {} : {states}),
  };
  const good: Scenario = {
    name: 'all goes well',
    settings: {},
    problem: (outcome) =>
      outcome.ended ?? parts.map((part) => GOOD[part](outcome)).find((one) => one !== undefined),
  };
  // whether a model is running matters to programs that do not start one
  const failures = parts.flatMap((part) => (part === 'chat' && has('wait') ? [] : FAILURES[part]));
  return [good, ...failures].map((scenario) => ({
    scenario: {
      ...scenario,
      problem: (outcome) =>
        scenario.problem(outcome) ?? (has('rag') ? cleanUp(outcome) : undefined),
    },
    job: {
      name: place,
      code,
      arguments: has('rag') ? ['docs', QUESTION] : [],
      files: scenario.files ?? FILES,
      environment: {TAVILY_API_KEY: 'key', KAMIWAZA_USER: 'admin', KAMIWAZA_PASSWORD: 'secret'},
      settings: {...before, ...scenario.settings},
    },
  }));
}
