import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The files of a mini-program by path. */
export type SmallApp = Readonly<Record<string, string>>

/** Its only page. */
export const HOME = 'pages/home/index'

/** A mini-program of one page that does nothing wrong; what is given replaces or adds files. */
export const smallApp = (files: SmallApp = {}): SmallApp => ({
  'app.json': JSON.stringify({ pages: [HOME] }),
  'app.js': 'App({})',
  [`${HOME}.json`]: '{}',
  [`${HOME}.wxml`]: '<view class="home" bindtap="onTap">{{ text }}</view>',
  [`${HOME}.js`]: "Page({ data: { text: 'Home' }, onTap() {} })",
  ...files,
})

/** A small app whose only page does something when it is tapped. */
export const tapApp = (onTap: string, files: SmallApp = {}): SmallApp =>
  smallApp({ [`${HOME}.js`]: `Page({ data: { text: 'Home' }, onTap() { ${onTap} } })`, ...files })

/** Writes a mini-program where a build would, and gives the way to take it away. */
export async function writeApp(files: SmallApp): Promise<{ dist: string; remove: () => Promise<void> }> {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'small-mini-program-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dist, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) }
}

/** A sub-package beside the main package. */
export const twoPackages = { pages: [HOME], subPackages: [{ root: 'shop', pages: ['index'] }] }

/** The files of both. */
export const shopPage: SmallApp = {
  'app.json': JSON.stringify(twoPackages),
  'shop/index.json': '{}',
  'shop/index.wxml': '<view>Shop</view>',
  'shop/index.js': 'Page({})',
}
