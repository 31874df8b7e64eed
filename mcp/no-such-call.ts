/** A call that programs expect and that SDK 0.5.0 does not have: what its docs say about it. */
interface NoSuchCall {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Page, with the anchor of the section, where the docs say so. */
  readonly page: string;
}

/** Similar names would mislead: these do something else. */
export const noSuchCalls: readonly NoSuchCall[] = [
  {
    pattern: /^auth\.(?:list|get|read)_(?:all_)?(?:roles|groups|rights|organizations)$/,
    instead: 'Only users can be listed: write down the IDs of what you create.',
    page: '/sdk/services/auth',
  },
  {
    pattern: /^vectordb\.(?:delete|remove|drop|clear)/,
    instead:
      'No call deletes single rows. `client.vectordb.drop_collection` deletes a collection; then insert the other files again.',
    page: '/sdk/services/vectordb#rebuild-or-drop-a-collection',
  },
  {
    pattern: /^vectordb\.(?:create|add|make|new)_(?!vectordb)/,
    instead: '`client.vectordb.insert` creates the collection that it names, if there is none.',
    page: '/sdk/services/vectordb#insert-vectors',
  },
  {
    pattern: /^catalog\.(?:delete|remove|drop)/,
    instead: 'No call deletes a single dataset, container or secret.',
    page: '/sdk/services/catalog#empty-the-catalog',
  },
  {
    pattern: /^serving\.(?:stop|undeploy|kill|terminate)/,
    instead: 'Call `client.serving.stop_deployment`.',
    page: '/sdk/services/serving#stop-a-model',
  },
  {
    pattern: /^openai\./,
    instead: 'Call `client.openai.get_client` first: it returns an `OpenAI` client.',
    page: '/sdk/services/openai',
  },
  {
    pattern: /^tools\.(?:call|run|execute|invoke|use)/,
    instead: 'The SDK has no call that runs a tool: use the package `mcp`.',
    page: '/sdk/api-reference#call-a-tool',
  },
  {
    pattern: /^prompts\.(?:update|delete|remove|search|find)/,
    instead: 'No call updates, deletes or searches prompts: filter a list.',
    page: '/sdk/api-reference#prompts',
  },
  {
    pattern: /^apps\.search/,
    instead: 'There is no search: filter `client.apps.list_templates()`.',
    page: '/sdk/api-reference#apps',
  },
  {
    pattern: /^patch$/,
    instead: 'There is no `patch`: the raw calls are `get`, `post`, `put` and `delete`.',
    page: '/sdk/api-reference#raw-calls',
  },
];
