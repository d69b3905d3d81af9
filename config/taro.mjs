import path from 'node:path'
import { fileURLToPath } from 'node:url'

const COMMAND = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/@tarojs/cli/bin/taro')

/** A build makes millions of small objects: in little room for the young, the sweeping takes a fifth of the time. */
const ROOMY = '--max-semi-space-size=64'

/** What Node is called with to run Taro. */
export const TARO = [ROOMY, COMMAND]
