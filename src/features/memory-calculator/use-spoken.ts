import {useEffect, useState} from 'react';

/** Screen readers say every text of a live region; this is longer than most pauses while typing. */
const PAUSE = 700;

/**
 * The text of a live region: the answer, once the reader has stopped changing the form, and what happened to other fields
 * if that is new. Empty until the first change.
 */
export function useSpoken(answer: string, notice: string): string {
  const [said, setSaid] = useState({answer, notice, text: ''});
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid((old) => {
        if (old.answer === answer && old.notice === notice) return old;
        const news = old.notice === notice ? '' : notice;
        return {answer, notice, text: `${answer} ${news}`.trim()};
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [answer, notice]);
  return said.text;
}
