import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PackagedChromium from '@sparticuz/chromium'

/** How to start a browser: the same shape that Playwright's `launchOptions` take. */
export interface Browser {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const INSTALLED_AT: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

const PACKAGE = path.resolve(__dirname, '../../node_modules/@sparticuz/chromium')
const UNPACKED = path.resolve(__dirname, '../../node_modules/.cache/chromium')

/** Containers often run as root and without user namespaces, where the sandbox cannot start. */
const ARGS = ['--no-sandbox', '--font-render-hinting=none']

/**
 * Containers have no graphics chip: the browser's own software draws WebGL, the same on every machine. It then draws
 * the pages too, at a cost of processor time that no phone pays, so what needs none goes without it.
 */
const GRAPHICS_ARGS = {
  webgl: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  none: [],
} as const

/** Whether pages can draw with WebGL. */
export type Graphics = keyof typeof GRAPHICS_ARGS

/**
 * Finds a browser: the one that CHROMIUM_PATH names, else an installed one, else the one that
 * an npm package carries (x64 Linux), with its libraries and fonts.
 *
 * @throws Error if there is none of the three.
 */
export async function findBrowser(graphics: Graphics = 'webgl'): Promise<Browser> {
  const env = environment()
  const args = [...ARGS, ...GRAPHICS_ARGS[graphics]]
  const candidates = [env.CHROMIUM_PATH ?? '', ...(INSTALLED_AT[process.platform] ?? [])]
  const installed = candidates.find((file) => file !== '' && existsSync(file))
  if (installed !== undefined) return { executablePath: installed, args, env }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Chrome found: install one, or name it in CHROMIUM_PATH.')
  }
  if (!existsSync(UNPACKED)) await unpack()
  return {
    executablePath: path.join(UNPACKED, 'chromium'),
    args,
    env: {
      ...env,
      LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(UNPACKED, 'fonts.conf'),
    },
  }
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}

/** The package's own list names folders of the cloud that it is made for, and no page shows text without a font. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(UNPACKED, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** Unpacks the package's archives aside and renames, so that a killed run leaves no half browser. */
async function unpack(): Promise<void> {
  // By file address: this module may run as CommonJS, and the package is an ES module.
  const entry = pathToFileURL(path.join(PACKAGE, 'build/index.js')).href
  const { inflate } = (await import(entry)) as typeof PackagedChromium
  mkdirSync(path.dirname(UNPACKED), { recursive: true })
  const folder = mkdtempSync(`${UNPACKED}-`)
  const systemFolder = process.env.TMPDIR
  // The package always unpacks into the system's temporary folder.
  process.env.TMPDIR = folder
  try {
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(path.join(PACKAGE, 'bin', archive))
    }
    writeFileSync(path.join(folder, 'fonts.conf'), FONTS_CONF)
  } finally {
    if (systemFolder === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = systemFolder
  }
  if (existsSync(UNPACKED)) rmSync(folder, { recursive: true })
  else renameSync(folder, UNPACKED)
}
