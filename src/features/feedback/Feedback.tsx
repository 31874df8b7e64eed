import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, type ReactNode, useState} from 'react';

import {QUESTION} from './texts.ts';

type Answer = 'yes' | 'no';

/**
 * The question below a page with steps. An answer is sent nowhere; the rest of the form is fetched after the answer.
 */
export default function Feedback(): ReactNode {
  const isBrowser = useIsBrowser();
  const [answer, setAnswer] = useState<Answer>();
  const [Panel, setPanel] = useState<ComponentType<{readonly answer: Answer}>>();
  const [failed, setFailed] = useState(false);
  const say = (given: Answer) => () => {
    setAnswer(given);
    setFailed(false);
    import('./Panel.tsx').then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        setAnswer(undefined);
        setFailed(true);
      },
    );
  };
  const button = (given: Answer, text: string): ReactNode => (
    <button
      type="button"
      className={answer === given ? 'kw-pill kw-pill--set' : 'kw-pill'}
      disabled={!isBrowser}
      aria-pressed={answer === given}
      onClick={say(given)}
    >
      {text}
    </button>
  );
  return (
    <div className="kw-feedback search-ignore">
      <p role="group" aria-label={QUESTION.text}>
        {QUESTION.text} {button('yes', QUESTION.yes)} {button('no', QUESTION.no)}
        <span role="status">{failed && ` ${QUESTION.failed}`}</span>
      </p>
      {Panel !== undefined && answer !== undefined && <Panel answer={answer} />}
    </div>
  );
}
