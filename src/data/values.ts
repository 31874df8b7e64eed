/** Kinds of value: each has its own check. */
export type ValueKind = 'address' | 'host' | 'port' | 'path' | 'repository' | 'user';

/** Text in code that stands for a value. Only `text` is replaced; the rest says where it counts. */
export interface Place {
  readonly text: string;
  readonly before?: string;
  readonly after?: string;
}

/** A value that readers may fill in once for all commands and samples. Secrets are none of these. */
export interface NamedValue {
  readonly id: string;
  readonly kind: ValueKind;
  readonly label: string;
  readonly hint: string;
  /** What the pages show unless the reader says otherwise. */
  readonly standard: string;
  readonly places: readonly Place[];
}

export const namedValues: readonly NamedValue[] = [
  {
    id: 'api',
    kind: 'address',
    label: 'Base URL of the API',
    hint: 'As the SDK needs it, ending in /api',
    standard: 'http://localhost:7777/api',
    places: [{text: 'http://localhost:7777/api'}, {text: 'https://kamiwaza.example.com/api'}],
  },
  {
    id: 'host',
    kind: 'host',
    label: 'Kamiwaza host',
    hint: 'Name or address; for a model, see its Host column',
    standard: '<host>',
    places: [{text: '<host>'}],
  },
  {
    id: 'port',
    kind: 'port',
    label: 'Model port',
    hint: 'Column Port of the deployment',
    standard: '<lb_port>',
    places: [{text: '<lb_port>'}],
  },
  {
    id: 'repository',
    kind: 'repository',
    label: 'Model repository',
    hint: 'owner/name on the hub',
    standard: 'unsloth/Qwen3-0.6B-GGUF',
    places: [{text: 'unsloth/Qwen3-0.6B-GGUF'}],
  },
  {
    id: 'root',
    kind: 'path',
    label: 'Installation directory',
    hint: 'Absolute path, or ~/… for your home directory',
    standard: '~/kamiwaza',
    places: [{text: '~/kamiwaza'}],
  },
  {
    id: 'head',
    kind: 'host',
    label: 'Address of the head node',
    hint: 'For the workers of a cluster',
    standard: '<head-ip>',
    places: [{text: '<head-ip>'}, {text: '<IP>', before: '--head-ip="'}],
  },
  {
    id: 'user',
    kind: 'user',
    label: 'User name',
    hint: 'For programs that log in; never a password',
    standard: 'admin',
    places: [{text: 'admin', before: 'UserPasswordAuthenticator("', after: '"'}],
  },
];
