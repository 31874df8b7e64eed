/** One of each kind: a task, a question, an error, a method. */
export const EXAMPLES = [
  'install on Windows',
  'how much memory do I need',
  'CONTAINER_EXITED',
  'deploy_model',
] as const;
