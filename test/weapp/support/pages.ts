import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesOf, type AppJson } from '../host/compile/compiled-app'
import { DIST } from './paths'

const readAppJson = (): AppJson => {
  const file = path.join(DIST, 'app.json')
  if (!existsSync(file)) throw new Error(`There is no mini-program in ${DIST}: npm run build:weapp:local builds it.`)
  return JSON.parse(readFileSync(file, 'utf8')) as AppJson
}

/** Every page of the built app. */
export const BUILT_PAGES: readonly string[] = pagesOf(readAppJson())
