import {defineDataset} from '../types.ts';

/** Whose machines the row is about. */
export type PortScope = 'all' | 'linux-macos' | 'windows';

/**
 * `open`: people connect to it. `callers`: machines whose programs call a model do. `local`: programs on the
 * host do. `free`: Kamiwaza uses it on the host; nothing else may.
 */
export type PortDuty = 'open' | 'callers' | 'local' | 'free';

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
  open: 'Everyone who uses the web UI',
  callers: 'Only machines that call a model',
  local: 'Only programs on the host',
  free: 'Nobody; it must be free before you start Kamiwaza',
};

const RANGES: readonly PortRange[] = [
  {
    from: 443,
    to: 443,
    protocol: 'tcp',
    scope: 'all',
    duty: 'open',
    use: 'Web UI and API, over HTTPS',
  },
  {
    from: 7777,
    to: 7777,
    protocol: 'tcp',
    scope: 'all',
    duty: 'local',
    use: 'API, direct; the SDK examples use it',
  },
  {
    from: 51100,
    to: 51199,
    protocol: 'tcp',
    scope: 'linux-macos',
    duty: 'callers',
    use: 'Model endpoints',
  },
  {
    from: 61100,
    to: 61299,
    protocol: 'tcp',
    scope: 'windows',
    duty: 'callers',
    use: 'Model endpoints, reserved by the installer. Ports from 61100 up are also used on macOS',
  },
  {
    from: 3000,
    to: 3000,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Often a web UI (owner unconfirmed)',
  },
  {
    from: 5432,
    to: 5432,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Usually a PostgreSQL database (owner unconfirmed)',
  },
  {
    from: 8000,
    to: 8000,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Usually Ray Serve (owner unconfirmed)',
  },
  {
    from: 9090,
    to: 9090,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Usually Prometheus metrics (owner unconfirmed)',
  },
  {
    from: 19530,
    to: 19530,
    protocol: 'tcp',
    scope: 'all',
    duty: 'free',
    use: 'Usually Milvus (owner unconfirmed)',
  },
];

function portText({from, to, protocol}: PortRange): string {
  return from === to ? `${from}/${protocol}` : `${from}–${to}/${protocol}`;
}

export const ports = defineDataset({
  id: 'ports',
  title: 'Ports and who may reach them',
  columns: [
    {key: 'port', label: 'Port'},
    {key: 'use', label: 'Use'},
    {key: 'platform', label: 'Platform'},
    {key: 'access', label: 'Who may reach it'},
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
    access: DUTIES[range.duty],
  })),
  note: 'The **Port** column of a deployment shows its actual port.',
});
