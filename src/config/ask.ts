import {readCommit} from './commit.ts';
import {env} from './env.ts';

/** Whether the search page can ask a model: only where the environment names an endpoint. */
export const askOptions = {
  ask: env.ask && {model: env.ask.model, date: readCommit().date.toISOString().slice(0, 10)},
};
