import {useEffect, useState} from 'react';

/** Screen readers say every text of a live region; this is longer than most pauses while typing. */
const PAUSE = 700;

/** Long enough to be noticed, in ms: a text that stays would be read again before the result. */
const KEPT = 2000;

/**
 * The text of a live region: the answer, once the reader has stopped changing the form, and what happened to other fields
 * as far as that is new. Empty until the first change, and soon after each.
 */
export function useSpoken(answer: string, notices: readonly string[]): string {
  const [said, setSaid] = useState({answer, notices, text: ''});
  const key = notices.join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid((old) => {
        if (old.answer === answer && old.notices.join(' ') === key) return old;
        const news = notices.filter((notice) => !old.notices.includes(notice));
        return {answer, notices, text: [answer, ...news].join(' ').trim()};
      });
    }, PAUSE);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` is the notices in one text
  }, [answer, key]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid((old) => ({...old, text: ''})), KEPT);
    return () => clearTimeout(timer);
  }, [said.text]);
  return said.text;
}
