import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

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

const UNPACK = path.resolve(__dirname, 'unpack-browser.mjs')
const UNPACKED = path.resolve(__dirname, '../../../node_modules/.cache/chromium')

/** Asks for the packaged browser though another one is installed: the checks must not depend on the machine. */
const PACKAGED = 'packaged'

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
 * an npm package carries (x64 Linux), with its libraries and fonts. CHROMIUM_PATH=packaged asks for the last.
 *
 * @throws Error if there is none of the three.
 */
export async function findBrowser(graphics: Graphics = 'webgl'): Promise<Browser> {
  const env = environment()
  const args = [...ARGS, ...GRAPHICS_ARGS[graphics]]
  const installed = installedBrowser(env.CHROMIUM_PATH)
  if (installed !== undefined) return { executablePath: installed, args, env }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Chrome found: install one, or name it in CHROMIUM_PATH.')
  }
  if (!existsSync(UNPACKED)) await promisify(execFile)(process.execPath, [UNPACK])
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

function installedBrowser(wanted = ''): string | undefined {
  if (wanted === PACKAGED) return undefined
  return [wanted, ...(INSTALLED_AT[process.platform] ?? [])].find((file) => file !== '' && existsSync(file))
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}
