import {defineDataset} from '../types.ts';

/** `path`: on the way to ready. `end`: stopped on purpose. `fault`: something went wrong. */
export type StateKind = 'path' | 'end' | 'fault';

const row = (
  state: string,
  kind: StateKind,
  meaning: string,
  action: string,
): {state: string; kind: StateKind; meaning: string; action: string} => ({
  state: `\`${state}\``,
  kind,
  meaning,
  action,
});

export const deploymentStates = defineDataset({
  id: 'deployment-states',
  title: 'Model deployment states',
  columns: [
    {key: 'state', label: 'State'},
    {key: 'meaning', label: 'Meaning'},
    {key: 'action', label: 'What you do'},
  ],
  moreColumns: [{key: 'kind', label: 'Kind'}],
  rows: [
    row('REQUESTED', 'path', 'The request is accepted and stored', 'Wait'),
    row('DEPLOYING', 'path', 'The Ray Serve app and the route are being set up', 'Wait'),
    row(
      'INITIALIZING',
      'path',
      'The engine is loading the weights, and the model does not answer yet',
      'Wait; if it takes too long, open the logs',
    ),
    row('DEPLOYED', 'path', 'Ready, once one instance is `DEPLOYED` too', 'Use it'),
    row('STOPPED', 'end', 'Stopped by a user or by a shutdown', 'Deploy again when you need it'),
    row(
      'ERROR',
      'fault',
      'Something failed; a retry may help',
      'No [error code](doc:models/deployment#error-codes): deploy again unchanged, once. With a code: fix its cause first',
    ),
    row(
      'FAILED',
      'fault',
      'Final, for example out of memory',
      'Change the configuration or the model, then deploy again',
    ),
    row(
      'MUST_REDOWNLOAD',
      'fault',
      'The weights are no longer on the host (Community Edition)',
      '[Download the files](doc:models/downloading-models) again, then deploy',
    ),
  ],
});
