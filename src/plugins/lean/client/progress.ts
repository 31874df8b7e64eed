// The bar that shows a slow change of pages, with the three calls and the markup that theme-classic uses
// of nprogress.

let bar: HTMLElement | undefined;
let timer: number | undefined;
let share = 0;

function draw(): void {
  const inner = bar?.firstElementChild as HTMLElement | null | undefined;
  inner?.style.setProperty('transform', `translate3d(${String((share - 1) * 100)}%,0,0)`);
}

/** Shows the bar and lets it creep towards the end. */
function start(): void {
  if (bar) {
    return;
  }
  bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.innerHTML = '<div class="bar" role="presentation"><div class="peg"></div></div>';
  document.body.append(bar);
  (bar.firstElementChild as HTMLElement).style.transition = 'transform 200ms ease';
  share = 0.08;
  draw();
  timer = window.setInterval(() => {
    share += (0.95 - share) * 0.1;
    draw();
  }, 300);
}

/** Runs the bar to its end and takes it away. */
function done(): void {
  if (!bar) {
    return;
  }
  window.clearInterval(timer);
  share = 1;
  draw();
  const finished = bar;
  bar = undefined;
  window.setTimeout(() => {
    finished.remove();
  }, 250);
}

export default {
  configure: (): void => undefined,
  start,
  done,
};
