import {announcementBar} from './announcement.ts';

/**
 * Script of every page that runs before the first paint: applies the stored color mode and hides an
 * announcement that was closed, so that nothing flashes or moves.
 *
 * It replaces the theme's own script, which takes the color mode and any `data-*` attribute from the
 * address (`?docusaurus-theme=`, `?docusaurus-data-*=`): a link from elsewhere must not change how the
 * page looks. It also shows a bar whose id is new at once, where the
 * original keeps it hidden until the next load. Keys and attributes are the framework's (theme-common
 * 3.8.1), which reads them again after hydration.
 *
 * Style sheets use `data-scripts`: `@media (scripting)` is newer than the oldest browsers the site
 * is built for.
 */
export const firstPaintScript = `(function () {
  var root = document.documentElement.dataset;
  function read(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }
  var theme = read('theme') === 'dark' ? 'dark' : 'light';
  root.theme = root.themeChoice = theme;
  root.scripts = 'true';
  root.announcementBarInitiallyDismissed =
    read('docusaurus.announcement.dismiss') === 'true' &&
    read('docusaurus.announcement.id') === ${JSON.stringify(announcementBar.id)};
})();`;

/**
 * Last script of every page: runs the scripts that the head preloads, in their order, after the first paint.
 * With `defer` the browser runs them as soon as the page is parsed. If they are in its cache by then, which they
 * are on every visit but the first, the reader waits for React before the page appears.
 *
 * A tab in the background is not painted, so they run at once there. If a script does not load, or is not what was
 * asked for (a proxy's login page, half of a file), which nothing else can report, a note is shown.
 *
 * Docusaurus puts a warning of a wrong base URL into the home page if no script has run when the page is parsed. When
 * Docusaurus starts, the base URL is right, and the warning is removed.
 */
export const startScript = `((page) => {
  const fail = () => { page.querySelector('#kw-no-scripts').hidden = false; };
  const start = () => {
    for (const link of page.querySelectorAll('[as=script]')) {
      const script = page.createElement('script');
      script.src = link.href;
      script.async = false;
      script.onerror = fail;
      script.onload = () => {
        if (self.docusaurus) page.querySelector('#__docusaurus-base-url-issue-banner-container')?.remove();
      };
      addEventListener('error', ({filename}) => {
        if (filename === link.href && page.documentElement.dataset.hasHydrated !== 'true') fail();
      });
      page.head.append(script);
    }
  };
  if (page.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})(document);`;

/** Shown if the scripts do not load; also readable without styles. */
const noScripts = `<div id="kw-no-scripts" role="alert" hidden><p>Scripts could not be loaded: search, menus and buttons do not work. <a href="">Reload</a>, or see <a href="<%= it.baseUrl %>sitemap">all pages</a>.</p></div>`;

/** Tells programs where the Markdown versions of the pages are. Readers do not see it. */
const forAgents = `<div hidden data-markdown-ignore>For AI agents: <a href="<%= it.baseUrl %>llms.txt">llms.txt</a> lists all pages as Markdown.</div>`;

/**
 * The HTML document of every page (`ssrTemplate`; the original is in @docusaurus/core 3.8.1,
 * lib/ssg/ssgTemplate.html.js), with four differences:
 *
 * - It adds a note for scripts that fail, and a pointer for programs.
 * - What themes and plugins add before the body (`preBodyTags`) is left out. Of the two tags that
 *   theme-classic puts there, the script is replaced by ours, and the sprite of the external-link icon by
 *   a rule in src/css/text.css, so that the policy needs no inline styles. If a plugin needs a tag there,
 *   add it here.
 * - Browsers delay the first paint until the whole navbar has loaded: its right half is aligned to the right
 *   edge, so each part that loaded later would move the parts before it.
 * - Scripts run after the first paint (`startScript`), and are loaded with a low priority as with `defer`.
 */
export const documentTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    ${forAgents}
    ${noScripts}
    <script>${firstPaintScript}</script>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script>${startScript}</script>
  </body>
</html>
`;
