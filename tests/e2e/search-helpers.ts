import {expect, type Locator, type Page} from '@playwright/test';

export const box = (page: Page): Locator => page.getByRole('combobox', {name: 'Search'});
export const options = (page: Page): Locator =>
  page.getByRole('listbox', {name: 'Search results'}).getByRole('option');

/** The last option: it is beside the listbox in the document, which owns it. */
export const seeAll = (page: Page): Locator =>
  page.getByRole('option', {name: /^(?:See all results|Search everywhere$)/});

/** Types a query into the box and waits for its answer. */
export async function ask(page: Page, query: string): Promise<void> {
  await box(page).click();
  await box(page).fill(query);
  // Not the answer to the previous query.
  await expect(page.locator('[data-answers]')).toHaveAttribute('data-answers', query);
  await expect(seeAll(page)).toBeVisible();
}

/** Paths of the suggested pages, without base path, parameters and hash. */
export async function suggested(page: Page): Promise<string[]> {
  const links = await options(page).evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
  );
  return links.map((path) => path.replace('/kamiwaza-docs', ''));
}

/** A log in one line, as a field without line breaks has it after a paste. */
export const LOG =
  'Traceback (most recent call last): File "/home/me/app.py", line 12, in <module> torch.cuda.init() File ' +
  '"/opt/venv/lib/python3.10/site-packages/torch/cuda/__init__.py", line 298, in _lazy_init torch._C._cuda_init() ' +
  'RuntimeError: Found no NVIDIA driver on your system.';
