import {defineDataset} from '../types.ts';

/** Whose machines the row is about. */
export type PortScope = 'all' | 'linux-macos' | 'windows';

/** `open`: others connect to it. `local`: programs on the host do. `free`: nothing else may use it. */
export type PortDuty = 'open' | 'local' | 'free';

interface PortRange {
  readonly from: number;
  readonly to: number;
  readonly protocol: 'tcp';
  readonly scope: PortScope;
  readonly duty: PortDuty;
  readonly use: string;
}

const PLATFORMS: Readonly<Record<PortScope, string>> = {
  all: 'All',
  'linux-macos': 'Linux, macOS',
  windows: 'Windows',
};

const DUTIES: Readonly<Record<PortDuty, string>> = {
  open: 'Reachable',
  local: 'Reachable on the host',
  free: 'Free',
};

const RANGES: readonly PortRange[] = [
  {
    from: 443,
    to: 443,
    protocol: 'tcp',
    scope: 'all',
    duty: 'open',
    use: 'HTTPS entry: web UI and API',
  },
  {
    from: 7777,
    to: 7777,
    protocol: 'tcp',
    scope: 'all',
    duty: 'local',
    use: 'API without the proxy, the one that the SDK examples call',
  },
  {
    from: 51100,
    to: 51199,
    protocol: 'tcp',
    scope: 'linux-macos',
    duty: 'open',
    use: 'Endpoints of models',
  },
  {
    from: 61100,
    to: 61299,
    protocol: 'tcp',
    scope: 'windows',
    duty: 'open',
    use: 'Reserved by the installer; endpoints of models. Numbers from 61100 on also occur on macOS',
  },
  {
    from: 3000,
    to: 3000,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Owner not stated; most likely a UI process',
  },
  {
    from: 5432,
    to: 5432,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Owner not stated; most likely an SQL database',
  },
  {
    from: 8000,
    to: 8000,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Owner not stated; most likely Ray Serve',
  },
  {
    from: 9090,
    to: 9090,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Owner not stated; most likely metrics',
  },
  {
    from: 19530,
    to: 19530,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Owner not stated; most likely Milvus',
  },
];

function portText({from, to, protocol}: PortRange): string {
  return from === to ? `${from}/${protocol}` : `${from}–${to}/${protocol}`;
}

export const ports = defineDataset({
  id: 'ports',
  title: 'Ports of Kamiwaza 0.5.0',
  columns: [
    {key: 'port', label: 'Port'},
    {key: 'use', label: 'Use'},
    {key: 'platform', label: 'Platform'},
    {key: 'must', label: 'Must be'},
  ],
  moreColumns: [
    {key: 'from', label: 'From'},
    {key: 'to', label: 'To'},
    {key: 'protocol', label: 'Protocol'},
    {key: 'scope', label: 'Scope'},
    {key: 'duty', label: 'Duty'},
  ],
  rows: RANGES.map((range) => ({
    port: portText(range),
    ...range,
    platform: PLATFORMS[range.scope],
    must: DUTIES[range.duty],
  })),
  note: 'The port of a model stands in the column **Port** of its deployment; that number is the one to use. The range for apps is not stated. `sudo lsof -i :443` shows who holds a port.',
});
