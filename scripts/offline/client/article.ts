// What the text of a page offers: copy buttons, the contents on narrow screens, found words.

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Some browsers keep the clipboard from pages of the file system.
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

/** The code as written. */
function codeText(block: Element): string {
  return (block.querySelector('pre code')?.textContent ?? '').replace(/\n+$/, '');
}

/** A copy button for each code block. */
export function copyButtons(): void {
  for (const block of document.querySelectorAll('.theme-code-block')) {
    const place = block.querySelector('[class*="buttons"], [class*="buttonGroup"]') ?? block;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'clean-btn kw-copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy code to clipboard');
    button.addEventListener('click', () => {
      void copy(codeText(block)).then(() => {
        button.textContent = 'Copied';
        setTimeout(() => {
          button.textContent = 'Copy';
        }, 1500);
      });
    });
    place.append(button);
  }
}

/** The contents of a page, folded, where a narrow screen has no room beside the text. */
export function contents(): void {
  const desktop = document.querySelector('.theme-doc-toc-desktop .table-of-contents');
  const mobile = document.querySelector('.theme-doc-toc-mobile');
  if (!desktop || !mobile) {
    return;
  }
  const details = document.createElement('details');
  details.className = `${mobile.className} kw-contents`;
  const summary = document.createElement('summary');
  summary.textContent = mobile.textContent.trim() || 'On this page';
  const list = desktop.cloneNode(true) as Element;
  list.className = 'table-of-contents';
  details.append(summary, list);
  mobile.replaceWith(details);
  list.addEventListener('click', () => {
    details.open = false;
  });
}

/** Marks the section being read in the contents. */
export function spy(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a[href^="#"]'),
  ];
  const targets = links.map((link) =>
    document.getElementById(decodeURIComponent(link.hash.slice(1))),
  );
  let waiting = false;
  const update = (): void => {
    waiting = false;
    let current = -1;
    targets.forEach((target, at) => {
      if (target && target.getBoundingClientRect().top < 120) {
        current = at;
      }
    });
    links.forEach((link, at) => {
      link.classList.toggle('table-of-contents__link--active', at === current);
    });
  };
  if (links.length > 0) {
    document.addEventListener(
      'scroll',
      () => {
        if (!waiting) {
          waiting = true;
          requestAnimationFrame(update);
        }
      },
      {passive: true},
    );
    update();
  }
}

/** Marks the words a search found, when the address brings them along. */
export function highlight(): void {
  const words = new URLSearchParams(window.location.search)
    .getAll('_highlight')
    .filter((word) => word.trim() !== '')
    .slice(0, 12);
  const article = document.querySelector('article') ?? document.querySelector('main');
  if (words.length === 0 || !article) {
    return;
  }
  const escaped = words.map((word) => word.slice(0, 64).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'giu');
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    pattern.lastIndex = 0;
    if (!node.parentElement?.closest('script, style, button') && pattern.test(node.data)) {
      found.push(node);
    }
  }
  for (const node of found) {
    const parts = document.createDocumentFragment();
    let at = 0;
    for (const match of node.data.matchAll(pattern)) {
      const mark = document.createElement('mark');
      mark.textContent = match[0];
      parts.append(node.data.slice(at, match.index), mark);
      at = match.index + match[0].length;
    }
    parts.append(node.data.slice(at));
    node.replaceWith(parts);
  }
}
