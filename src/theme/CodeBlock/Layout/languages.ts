const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  http: 'HTTP',
  ini: 'INI',
  json: 'JSON',
  powershell: 'PowerShell',
  python: 'Python',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TypeScript (JSX)',
  yaml: 'YAML',
};

/** Names a fence's language for readers. Undefined for plain text and languages that pages do not use. */
export function languageLabel(language: string): string | undefined {
  return LABELS[language];
}
