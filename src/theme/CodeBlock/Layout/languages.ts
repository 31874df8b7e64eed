const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  powershell: 'PowerShell',
  python: 'Python',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TypeScript (JSX)',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/**
 * Names a fence's language for readers.
 *
 * @param language the fence's language as in Prism, e.g. `bash`
 * @returns the name to show, or nothing for plain text and languages that pages do not use
 */
export function languageLabel(language: string): string | undefined {
  return LABELS[language];
}
