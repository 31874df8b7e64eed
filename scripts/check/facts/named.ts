/**
 * Subjects with several names. `find` has the value as its first group, or the first that
 * matched; `unless` leaves out sentences that quote another value on purpose.
 */
export interface NamedSubject {
  readonly subject: string;
  readonly find: RegExp;
  /** Sentences about something else. */
  readonly unless?: RegExp;
  /** Sentences must match this too. */
  readonly when?: RegExp;
}

const OR_NEWER = '(?:or (?:newer|later|higher|above|up)|\\+)';

export const NAMED: readonly NamedSubject[] = [
  {
    subject: 'NVIDIA driver, minimum · Linux',
    find: new RegExp(
      `\\b(\\d{3})(?:\\.\\d+)*(?: ${OR_NEWER})|\\bat least (\\d{3})(?:\\.\\d+)*\\b`,
      'gi',
    ),
    when: /\bNVIDIA\b[^]*\bdriver\b|\bdriver\b[^]*\b(?:NVIDIA|CUDA)\b/i,
    unless: /\bWindows\b|\bArc\b|CUDA 11/i,
  },
  {
    subject: 'NVIDIA driver, minimum · Windows',
    find: new RegExp(`\\b(\\d{3}(?:\\.\\d+)*)(?: ${OR_NEWER})`, 'gi'),
    when: /\bdriver\b[^]*\bWindows\b|\bWindows\b[^]*\bdriver\b/i,
    unless: /\bArc\b|101\.4502|CUDA 11/i,
  },
  {subject: 'API port on the host', find: /\blocalhost:(\d+)\/api\b/gi, unless: /ssh -L|tunnel/i},
  {subject: 'Model ports from 51100', find: /\b51100\s?(?:–|-|to)\s?(\d{5})\b/gi},
  {subject: 'Model ports from 61100', find: /\b61100\s?(?:–|-|to)\s?(\d{5})\b/gi},
  {
    subject: 'Longest text value in the vector store, bytes',
    find: /\b(?:at most|limit(?:ed)?(?: is| to)?|up to|longer than|first) (\d[\d,]*) bytes\b/gi,
    when: /\bvalue|chunk_text|text\b/i,
  },
  {
    subject: 'ram, minimum · linux and macos',
    find: /\b(\d+ GB) (?:of )?(?:RAM|memory)\b/gi,
    when: /\bminimum\b|\bat least\b/i,
    unless: /\bWindows\b|WSL|VRAM|GPU|card|model/i,
  },
  {
    subject: 'ram, minimum · windows',
    find: /\b(\d+ GB) (?:of )?(?:RAM|memory)\b/gi,
    when: /\b(?:minimum|at least)\b[^]*\bWindows\b|\bWindows\b[^]*\b(?:minimum|at least)\b/i,
    unless: /VRAM|GPU|card|model|Linux/i,
  },
  {
    subject: 'free disk space, minimum · linux and macos',
    find: /\b(\d+ GB) (?:of )?(?:free )?(?:disk|storage)\b/gi,
    when: /\bminimum\b|\bat least\b/i,
    unless: /\bWindows\b|WSL|model/i,
  },
  {subject: 'Repository of Qwen3-0.6B-GGUF', find: /\b([\w-]+)\/Qwen3-0\.6B-GGUF\b/g},
  {
    subject: 'Address of the API in samples',
    find: /KamiwazaClient\(\s*(?:base_url=)?"(http:\/\/localhost[^"]*?)\/?"/g,
  },
  {subject: 'GPU container test', find: /\bdocker run (\S.*?) nvidia\/cuda/g},
  {
    subject: 'Scheme of the web UI on the host',
    find: /\b(https?):\/\/localhost(?=[\s`"')]|$)/g,
    unless: /\/api\/docs/,
  },
  {
    subject: 'Address of the API documentation',
    find: /\b(https?:\/\/[^\s/`<>]+)\/api\/docs\b/gi,
    unless: /if that does not answer/i,
  },
  {
    subject: 'Cache formula',
    find: /\b(2 [×*] layers[^`.|\n]*?bytes[^`.|\n]*?(?:requests|sequences))/gi,
  },
  {subject: 'Installer file · MSI', find: /\b([\w.-]+\.msi)\b/gi},
  {
    subject: 'Python for the SDK',
    find: /\bPython (3\.\d+) or (?:newer|later|higher)/g,
    when: /\bSDK\b|kamiwaza_client/,
  },
  {subject: 'NVM version', find: /\bnvm(?:-sh\/nvm)?[ /`]{1,3}v?(\d+\.\d+\.\d+)\b/gi},
  {
    subject: 'Docker Compose version',
    find: /\bcompose(?:\/releases\/download)?[ /`]{1,3}v?(\d+\.\d+\.\d+)\b/gi,
  },
  {subject: 'CockroachDB version', find: /\bcockroach(?:DB)?[ -/`]{1,3}v?(\d+\.\d+\.\d+)\b/gi},
  {subject: 'CUDA test image', find: /\bnvidia\/cuda:([\w.-]+)/gi},
  {subject: 'Node.js version', find: /\bNode(?:\.js)? (\d+)\b/gi},
  {subject: 'Docker Engine, minimum', find: /\bDocker Engine(?: \D{0,12})?(\d+\.\d+)\b/gi},
  {subject: 'Overlap of chunks in samples, tokens', find: /\boverlap=(\d+)/gi},
  {
    subject: 'First login',
    find: /\b(?:user(?:name)?|account|log in as) `?(\w+)`? (?:and|with) (?:the )?password `?kamiwaza`?/gi,
  },
  {
    subject: 'First password',
    find: /\b`?admin`? (?:and|with) (?:the )?password `?(\w+)`?/gi,
  },
  {
    subject: 'port of Milvus',
    find: /\b(\d{3,5})\/tcp[^.]{0,60}?\bMilvus\b|\bMilvus\b[^.|]{0,20}?\bport `?(\d{3,5})\b/gi,
  },
];
