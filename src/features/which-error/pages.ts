/** Names of the pages that faults lead to, by site path. */
export const pageNames: Readonly<Record<string, string>> = {
  '/app-garden': 'App Garden',
  '/data-engine': 'Distributed Data Engine',
  '/installation/installation_process': 'Install Kamiwaza',
  '/installation/system_requirements': 'System requirements',
  '/installation/windows_installation': 'Windows installation',
  '/models/deployment': 'Deploy a model',
  '/models/downloading-models': 'Download models',
  '/models/overview': 'Models in Kamiwaza',
  '/models/troubleshooting': 'Model troubleshooting',
  '/other-topics': 'Other topics',
  '/sdk/api-reference': 'SDK: API map',
  '/sdk/intro': 'SDK: introduction',
  '/sdk/services/activity': 'SDK: activity',
  '/sdk/services/auth': 'SDK: auth',
  '/sdk/services/catalog': 'SDK: catalog',
  '/sdk/services/embedding': 'SDK: embedding',
  '/sdk/services/ingestion': 'SDK: ingestion',
  '/sdk/services/lab': 'SDK: lab',
  '/sdk/services/models': 'SDK: models',
  '/sdk/services/retrieval': 'SDK: retrieval',
  '/sdk/services/serving': 'SDK: serving',
  '/sdk/services/vectordb': 'SDK: vectordb',
};

/** What a link to a section says: the page it stands on. */
export function pageName(to: string): string {
  const route = to.split('#', 1)[0] ?? to;
  return pageNames[route] ?? route;
}
