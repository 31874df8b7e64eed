/** Addresses that other sites link to, without the base path. None of them may change. */
const latest = [
  '/',
  '/quickstart',
  '/app-garden',
  '/data-engine',
  '/other-topics',
  '/architecture',
  '/architecture/overview',
  '/architecture/components',
  '/architecture/core-services',
  '/installation/installation_process',
  '/installation/system_requirements',
  '/installation/windows_installation',
  '/models/overview',
  '/models/deployment',
  '/models/downloading-models',
  '/models/gui-walkthrough',
  '/models/novice-mode',
  '/models/troubleshooting',
  '/team/jobs',
  '/team/kamiwaza',
  '/team/mts',
  '/use-cases',
  '/use-cases/building-a-rag-pipeline',
] as const;

const services = [
  'activity',
  'auth',
  'catalog',
  'cluster',
  'embedding',
  'lab',
  'models',
  'openai',
  'retrieval',
  'serving',
  'vectordb',
] as const;

const old = [
  '/0.3.2',
  '/0.3.2/architecture/considerations',
  '/0.3.2/company/jobs',
  '/0.3.2/company/kamiwaza',
  '/0.3.2/company/mts',
  '/0.3.2/installation/installation_process',
  '/0.3.2/installation/system_requirements_updates',
  '/0.3.2/sdk/api-reference',
  ...[...services.filter((name) => name !== 'openai'), 'ingestion'].map(
    (name) => `/0.3.2/sdk/services/${name}`,
  ),
] as const;

const sdk = [
  '/sdk/intro',
  '/sdk/api-reference',
  '/sdk/current/intro',
  '/sdk/current/api/reference',
  ...[...services, 'ingestion'].map((name) => `/sdk/services/${name}`),
  ...[...services, 'apps', 'tools'].map((name) => `/sdk/current/services/${name}`),
] as const;

const blog = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/2024/04/15/a-primer-on-GenAI-hardware',
  '/blog/2024/12/31/a-year-in-review',
  '/blog/2025/01/03/adding-kamiwaza-auth-and-models-to-your-app',
  '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed',
] as const;

export const routes = {
  latest,
  /** The same set under the release's own prefix. */
  copy: latest.map((route) => (route === '/' ? '/0.5.0' : `/0.5.0${route}`)),
  old,
  sdk,
  blog,
  other: ['/search'],
} as const;

/** Every route of the table. */
export const allRoutes: readonly string[] = Object.values(routes).flat();
