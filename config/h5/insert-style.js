/**
 * Puts the style sheet of a part into the page, and takes it for failed once it has been on its way as long as a script may
 * be (`chunkLoadTimeout`), for which browsers have no limit of their own. It fails with the same word as a script then
 * (`src/platform/page-loads`). The bundler writes its text into the page, so nothing around it can be named. What has
 * arrived, or failed, does not listen any more.
 *
 * @param {HTMLLinkElement} link
 */
module.exports = function insertStyle(link) {
  document.head.appendChild(link)
  setTimeout(() => link.onerror?.(new Event('timeout')), 60_000)
}
