import {useEffect, useState} from 'react';

/**
 * Milliseconds without a change before the answer is announced, because screen readers read every text of a live
 * region: longer than most pauses while typing.
 */
const PAUSE = 700;

/** Long enough to be noticed, in ms: a text that stays would be read again before the result. */
const KEPT = 2000;

/**
 * The text of a live region: the answer, once the reader has stopped changing the form, and those notices that are new.
 * Empty until the first change, and soon after each.
 *
 * @param notices what happened to other fields, one a line
 */
export function useSpoken(answer: string, notices: string): string {
  const [said, setSaid] = useState({answer, notices, text: ''});
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid((old) => {
        if (old.answer === answer && old.notices === notices) return old;
        const heard = old.notices.split('\n');
        const news = notices.split('\n').filter((notice) => !heard.includes(notice));
        return {answer, notices, text: [answer, ...news].join(' ').trim()};
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [answer, notices]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid((old) => ({...old, text: ''})), KEPT);
    return () => clearTimeout(timer);
  }, [said.text]);
  return said.text;
}
