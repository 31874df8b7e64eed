/** Words that read like a translation, and what an English-speaking engineer would write. */
export interface Pattern {
  readonly find: RegExp;
  /** An instruction to the writer. */
  readonly write: string;
  /** Looks only at headings, labels and the title. */
  readonly labelsOnly?: true;
  /** Leaves out source files, which quote messages of other programs. */
  readonly pagesOnly?: true;
}

const PAGE =
  '(?:this|the|that|each|every|next|following|another) (?:page|section|guide|chapter|table|article|document|post|walkthrough)';

export const PATTERNS: readonly Pattern[] = [
  // openings
  {
    find: /\b(?:after|at the end of|with) this (?:page|guide|section),? (?:you|the reader)\b/gi,
    write: 'Open with the task: "Deploy a model."',
  },
  {
    find: new RegExp(
      `\\b${PAGE} (?:says?|tells?|takes|treats?|knows?|wants|speaks|names|answers|walks|leads|helps|assumes|believes|promises|asks|thinks|teaches)\\b`,
      'gi',
    ),
    write: 'Pages do not act. Write "See …", or an order.',
  },
  {
    find: /\bsections? that treats? (?:them|it|this)\b/gi,
    write: 'Write "a link to the fix".',
  },
  // no marketing
  {find: /\b\w+!+(?=\s|$)/g, write: 'Write a period.', pagesOnly: true},
  {
    find: /\b(?:simply|effortless(?:ly)?|seamless(?:ly)?|powerful|blazing(?:ly)?|cutting-edge|state-of-the-art)\b/gi,
    write: 'Leave it out, or say what it does.',
    pagesOnly: true,
  },
  // text does not stand or lie anywhere
  {
    find: /\b(?:stands?|stood) (?:in|under|behind|on|at|below|above|beside|there|here|after|before|between|nowhere|once)\b/gi,
    write: 'Text does not stand. Write "is in", "is listed under" or "See …".',
  },
  {
    find: /\blies? (?:in|under|on|below|beside|behind|there|between|above)\b/gi,
    write: 'Write "is in" or "is under".',
  },
  {find: /\bhangs? (?:on|together|at)\b/gi, write: 'Write "is an attribute of" or "relates to".'},
  // one form for doubt
  {
    find: /\b(?:most likely|likeliest|presumably|apparently|supposedly|allegedly|in all likelihood)\b/gi,
    write: 'Say what to do, then mark the doubt once: "(unconfirmed)".',
  },
  {
    find: /\b(?:not stated|unproven|unverified|not confirmed|remains? (?:open|unclear)|nobody (?:knows|has (?:said|written))|we (?:do not|don't) know|as far as we know)\b/gi,
    write: 'Say what to do, then write "(unconfirmed)", or link to Known gaps.',
  },
  {
    find: /(?<!\()\bunconfirmed\b(?!\))/gi,
    write: 'Put the action first and "(unconfirmed)" behind the doubt.',
  },
  {
    find: /\bprobably\b(?![^.]*\(unconfirmed\))/gi,
    write: 'Add "(unconfirmed)" at the end of the sentence.',
    pagesOnly: true,
  },
  {
    find: /\bsurely\b/gi,
    write: 'Leave it out, or write "certainly".',
  },
  // words
  {find: /\banew\b/gi, write: 'Write "again".'},
  {find: /\bneed not\b/gi, write: `Write "don't need to".`},
  {find: /\bupon\b/gi, write: 'Write "on".'},
  {find: /\bshall\b/gi, write: 'Write "must" or "will".'},
  {find: /\bwhilst\b/gi, write: 'Write "while".'},
  {
    find: /\b(?:whereby|hereby|herein|thereof|therein|thereby|wherein|henceforth|hitherto|lest)\b/gi,
    write: 'Split the sentence.',
  },
  {find: /\bthe (?:former|latter)\b/gi, write: 'Repeat the noun.'},
  {find: /\bbeside\b/gi, write: 'Write "next to" or "in addition to".'},
  {find: /\bparted by\b/gi, write: 'Write "separated by".'},
  {find: /\b(?:mends?|mended|mending)\b/gi, write: 'Write "fix".'},
  {find: /\b(?:can|could|cannot|can't) be had\b/gi, write: 'Write "is available".'},
  {find: /\b(?:the )?(?:door|doors)\b/gi, write: 'Name the thing: "entry", "interface", "port".'},
  {find: /\brooms? of the house\b|\bthe house\b/gi, write: 'Write "directory" or "module".'},
  {find: /\btwins?\b/gi, write: 'Write "version" or "copy".'},
  {find: /\bcar(?:ry|ries|ried|rying) on\b/gi, write: 'Write "continue".'},
  {find: /\bcares? for\b/gi, write: 'Write "focuses on".'},
  {find: /\b(?:these|those) data\b/gi, write: 'Write "this data".'},
  {find: /\binformations\b|\bsoftwares\b|\bdatas\b/gi, write: 'These words have no plural.'},
  {find: /\ba matter (?:for|of)\b/gi, write: 'Write "needs" or "depends on".'},
  {find: /\b(?:from )?the wish (?:for|to)\b/gi, write: 'Write "choosing" or "if you want".'},
  {find: /\bthe ways? of (?:a|an|the|\w+ing)\b/gi, write: 'Write "the path of" or "how to".'},
  {find: /\bhow (?:it|they|this|that) looks? like\b/gi, write: 'Write "what it looks like".'},
  {
    find: /\b(?:allows?|enables?|permits?|lets) to\b/gi,
    write: 'Write "lets you …".',
  },
  {find: /\bpossibility (?:to|of)\b/gi, write: 'Write "can" or "option to".'},
  {find: /\bit is possible to\b/gi, write: 'Write "you can".'},
  {find: /\b(?:is|are) able to\b/gi, write: 'Write "can".'},
  {find: /\b(?:is|are) to be \w+(?:ed|en|nd|ft|ld)\b/gi, write: 'Write an order.'},
  {
    find: /\bput(?:s|ting)? (?:a|the|your|his|this) (?:request|question|call|query)s?\b/gi,
    write: 'Write "send the request" or "ask".',
  },
  {find: /\bchange into the (?:directory|folder)\b/gi, write: 'Write "Go to the directory".'},
  {find: /\bask (?:whether|if) (?:the|a|your)\b/gi, write: 'Write "check whether".'},
  {find: /\bask for the (?:state|status)\b/gi, write: 'Write "check the state".'},
  {
    find: /\b(?:wants?|wishes|likes) (?:a|an|the|your) (?:login|token|password|key|header|file)\b/gi,
    write: 'Programs do not want. Write "requires".',
  },
  {
    find: /\b(?:press|click|push|hit)(?:es|s|ed|ing)? (?:on )?(?:the (?:button|name|link|row|icon|cross)|\*\*)/gi,
    write: 'Write "select".',
  },
  {find: /\bclear the ticks?\b/gi, write: 'Write "Reset".'},
  {find: /\bworked by hand\b/gi, write: 'Write "worked examples".'},
  {find: /\brequests at once\b/gi, write: 'Write "concurrent" or "at the same time".'},
  {find: /\b(?:everybody|everyone) knows\b/gi, write: 'Write "public".'},
  {find: /\bnobody promises\b/gi, write: 'Write "no dates".'},
  {find: /\bspeaks? for (?:it|them|this)\b/gi, write: 'Write "matches".'},
  {find: /\bfew(?:er)? or other words\b/gi, write: 'Write "Try fewer words".'},
  {find: /\bwhere to go next\b/gi, write: 'Write "Next steps".'},
  {find: /\bwhen it did not work\b/gi, write: 'Write "Troubleshooting".'},
  {
    find: /\bnumbers you may meet\b|\byou (?:may )?meet (?:often|elsewhere)\b/gi,
    write: 'Write "common" or "conflicting figures".',
  },
  // chains of "of"
  {
    find: /\b\w+ of (?:(?:the|a|an|its|your|each|this|one|all) )?(?:\w+ )?\w+ of (?:(?:the|a|an|its|your|each|this|one|all) )?(?:\w+ )?\w+ of (?:the|a|an|its|your|each|this|one|all)\b/gi,
    write: 'Break the chain of "of": "model host", "cluster certificates".',
  },
  {
    find: /\b\w+ of (?:the|an?) \w+ of (?:the|an?) \w+/gi,
    write: 'Break the chain of "of": "model host", "cluster certificates".',
  },
  {
    find: /^(?:hosts?|ports?|codes?|certificates|settings|limits|states|numbers) of (?:an?|the)\b/gi,
    write: 'Put the nouns together: "Model host", not "Host of a model".',
    labelsOnly: true,
  },
];
