import {announcementBar} from './announcement.ts';

/**
 * Script of every page that runs before the first paint: applies the stored colour mode and hides an
 * announcement that was closed, so that nothing flashes or moves.
 *
 * It stands in place of the theme's own, which takes the colour mode and any `data-*` attribute from the
 * address (`?docusaurus-theme=`, `?docusaurus-data-*=`): addresses must not steer the page (specification
 * 8: unexpected URL parameters are ignored). It also shows a bar whose id is new at once, where the
 * original keeps it hidden until the next load. Keys and attributes are the framework's (theme-common
 * 3.8.1), which reads them again after hydration.
 *
 * It also watches for the one failure that nothing else can report: the page's own two scripts, the deferred
 * ones, do not arrive.
 */
export const earlyScript = `(function () {
  var root = document.documentElement;
  function read(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }
  var theme = read('theme') === 'dark' ? 'dark' : 'light';
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-theme-choice', theme);
  root.setAttribute(
    'data-announcement-bar-initially-dismissed',
    read('docusaurus.announcement.dismiss') === 'true' &&
      read('docusaurus.announcement.id') === ${JSON.stringify(announcementBar.id)}
  );
  addEventListener('error', function (event) {
    if (event.target instanceof HTMLScriptElement && event.target.defer) {
      document.getElementById('kw-no-scripts').hidden = false;
    }
  }, true);
})();`;

/** The sprite of the theme (3.8.1), hidden without a style attribute. */
const sprite = `<div hidden><svg xmlns="http://www.w3.org/2000/svg"><defs><symbol id="theme-svg-external-link" viewBox="0 0 24 24"><path fill="currentColor" d="M21 13v10h-21v-19h12v2h-10v15h17v-8h2zm3-12h-10.988l4.035 4-6.977 7.07 2.828 2.828 6.977-7.07 4.125 4.172v-11z"/></symbol></defs></svg></div>`;

/** Shown when the scripts do not arrive; without styles it reads well too. */
const noScripts = `<div id="kw-no-scripts" role="alert" hidden><p>The scripts of this page could not be loaded. You can read it and follow its links, but search, menus and buttons do not work.</p><p><a href="">Load the page again</a> or look through the list of <a href="<%= it.baseUrl %>sitemap">all pages</a>.</p></div>`;

/**
 * The HTML document of every page (`ssrTemplate`; the original stands in @docusaurus/core 3.8.1,
 * lib/ssg/ssgTemplate.html.js), with three differences:
 *
 * - It adds a note for scripts that fail.
 * - What themes and plugins want before the body (`preBodyTags`) is not printed; the two tags that
 *   theme-classic puts there are replaced by ours, for the sake of a policy without inline styles. A plugin
 *   that needs a tag there has to be added here.
 * - Browsers wait with the first paint until the navbar is there as a whole: its right half stands at the
 *   right edge, so that each part of it that came later moved those before.
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
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    ${sprite}
    ${noScripts}
    <script>${earlyScript}</script>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
