import type {SearchTerms} from './types.ts';

const START =
  'where do I start, where do we start, where should I start, where do I even start, where to start, where to begin, ' +
  'where do I begin, where should I begin, how do I begin, how to begin, how do I start, how to start, ' +
  'how do I get started, how to get started, getting started, get started, just getting started, ' +
  'I am new, I am new here, new here, new to this';

const NOW =
  'what now, ok what now, now what, so what now, what next, what do I do now, installed what now, ' +
  'it is installed what now, what now after installing, I have it installed what now, installed it what now, I installed it what now, ' +
  'installed it now what, installed now what, it is installed now what, what should I do next';

const BROKEN =
  "it does not work, it doesn't work, it's not working, it is not working, not working, does not work, doesn't work, " +
  'this does not work, nothing works, nothing happens, nothing is happening, something is wrong, something went wrong, ' +
  "what is wrong, what's wrong, what went wrong, something does not work, help it does not work, help it doesn't work, " +
  "help me, I need help, I have a problem, there is a problem, I have an issue, it is broken, it's broken, it broke, " +
  "everything is broken, why is it not working, why doesn't it work, why does it not work, why is this not working, " +
  'it fails, it failed, it always fails, it keeps failing, still not working, still does not work, ' +
  "still doesn't work, it stopped working, stopped working, it has stopped working, no longer works, " +
  'it no longer works, it was working yesterday, it worked yesterday, it worked before, it was working before, ' +
  'it used to work, I am stuck, help I am stuck, what should I do, what to do, it crashed, it crashes, ' +
  'it keeps crashing, nothing shows up, where do I look, it hangs, it just hangs, it freezes';

const NO_START =
  "it will not start, it won't start, it does not start, it doesn't start, why does it not start, why won't it start";

/**
 * Questions of readers who cannot say yet what they look for, in the docs, in the SDK and in 0.3.2. Such a question has
 * no word that could be found, so it leads to a section only as a whole (`vaguePhrase` in the search core).
 * `doesn't` is also found as `doesnt`; write `does not` as a question of its own.
 */
export const vagueQuestions: SearchTerms = {
  '/': {
    '':
      `${START}, what can I do with this, what can I do with it, what can I do here, what can it do, what can this do, ` +
      'what does it do, what does this do, what is this, what is it, what is this for, what is it for, ' +
      'what is it good for, what is this good for, what do I need this for, why would I need this, who is this for',
  },
  '/architecture': {
    '': 'how does it work, how does this work, how does it all work, how is it built, how does this thing work',
  },
  '/architecture/overview': {
    'technology-and-versions':
      'what is it made of, what is this made of, what is it built with, what is it made with',
    'traffic-to-allow': 'what talks to what',
  },
  '/installation/installation_process': {
    'choose-a-method':
      'which installer, which installer do I take, which installer should I take, which installer do I need, ' +
      'which installer should I use, which installer do I use, which installer is right for me, what installer do I need, ' +
      'which one do I install, which package do I take, which package should I use',
    check:
      'what should I see, what should I see now, what should be on the screen, what should be on the screen now, ' +
      'what am I supposed to see, what should it look like',
  },
  '/installation/system_requirements': {
    hardware:
      'is this machine ok for it, is this machine ok for this, is my machine ok for it, is my machine ok for this, ' +
      'is this server ok for it, is my server ok for it, is our server ok for it, is our server ok for this, ' +
      'will it work on my machine, will it work on this machine, will this work on my machine, does it work on my machine, ' +
      'does this work on my machine, will it work on my server, will it work on this server',
    laptop:
      'is my laptop ok for it, is my laptop ok for this, is my computer ok for it, is my computer ok for this, ' +
      'is my PC ok for it, is my PC ok for this, will it work on my laptop, will this work on my laptop, ' +
      'does it work on my laptop, will it work on my computer, will this work on my computer, does it work on my computer, ' +
      'will it work on my PC, does it work on my PC',
  },
  '/operate/accounts-and-tokens': {
    secure:
      'is it safe, is this safe, is it secure, is this secure, how safe is it, how secure is it',
  },
  '/operate/backup': {
    directories: 'where did it put everything, where is everything, where did it all go',
  },
  '/quickstart': {'': NOW},
  '/use-cases': {
    'choose-by-goal':
      'what can I build with this, what can I build with it, what can I build here, what can we build with this, ' +
      'what could I build with this, what should I build',
  },
  '/operate/start-and-stop': {
    run:
      'is it running, is it up, is it running or not, is it still running, is this running, is Kamiwaza running, ' +
      'is Kamiwaza up, how do I see whether it is running, how do I know if it is running',
  },
  '/operate/update-and-removal': {
    update:
      'there is a new version, there is new version and now, there is a new version and now, there is a new version what now, ' +
      'there is a new version now what, a new version is out, a new version is out what now, how do I get the new version, ' +
      'is there a new version, what about the new version',
  },
  '/other-topics': {
    'where-to-look': `${BROKEN}, ${NO_START}`,
    activity:
      'who did what, who did what and when, which user did what, see which user did what, see who did what, ' +
      'see what a user did, what did a user do, what did each user do, who did this, who did that, who has done what',
  },
  '/models/novice-mode': {'': 'too many choices, too many options'},
  '/models/overview': {
    'what-to-start-with':
      'which model should I use, which model should I take, which model do I need, what model should I use, ' +
      'which model is best, what is the best model, best model, which model',
  },
  '/models/troubleshooting': {
    'slow-responses':
      "it's slow, it's too slow, it's so slow, too slow, so slow, very slow, it is slow, it is too slow, it is so slow, " +
      'it is very slow, why is it slow, why is it so slow, everything is slow, it takes forever, it takes too long',
  },
  '/sdk/intro': {'make-the-first-call': `${START}, ${NOW}`, 'handle-errors': BROKEN},
  '/0.3.2': {'start-in-three-steps': `${START}, ${NOW}`},
  '/0.3.2/installation/installation_process': {'when-it-did-not-work': `${BROKEN}, ${NO_START}`},
};
