/**
 * Where pages of an older release live in the latest one, for pages whose route has changed. Paths are
 * site paths without the base URL. Pages that kept their route are not listed: Docusaurus finds those.
 */
export const successors: Readonly<Record<string, string>> = {
  '/0.3.2/architecture/considerations': '/architecture/overview',
  '/0.3.2/company/jobs': '/team/jobs',
  '/0.3.2/company/kamiwaza': '/team/kamiwaza',
  '/0.3.2/company/mts': '/team/mts',
  '/0.3.2/installation/system_requirements_updates': '/installation/system_requirements',
  '/0.3.2/sdk/api-reference': '/sdk/api-reference',
  '/0.3.2/sdk/services/activity': '/sdk/services/activity',
  '/0.3.2/sdk/services/auth': '/sdk/services/auth',
  '/0.3.2/sdk/services/catalog': '/sdk/services/catalog',
  '/0.3.2/sdk/services/cluster': '/sdk/services/cluster',
  '/0.3.2/sdk/services/embedding': '/sdk/services/embedding',
  '/0.3.2/sdk/services/ingestion': '/sdk/services/ingestion',
  '/0.3.2/sdk/services/lab': '/sdk/services/lab',
  '/0.3.2/sdk/services/models': '/sdk/services/models',
  '/0.3.2/sdk/services/retrieval': '/sdk/services/retrieval',
  '/0.3.2/sdk/services/serving': '/sdk/services/serving',
  '/0.3.2/sdk/services/vectordb': '/sdk/services/vectordb',
};
