import { byteLength } from '../byte-length'
import type { Problems } from '../problems'
import type { Options } from './settle'
import type { WxFamily } from './strict-wx'

const KILOBYTE = 1_024
const LIMIT_KILOBYTES = 10_240
const ENTRY_LIMIT_KILOBYTES = 1_024

/** The store of a mini-program: values as texts, by key. */
export type Store = Map<string, string>

const sizeOf = (store: Store): number =>
  Math.ceil([...store].reduce((bytes, [key, text]) => bytes + byteLength(key) + byteLength(text), 0) / KILOBYTE)

/** The store, as wx offers it twice. What it refuses is told, too: an app may take the failure and lose the data. */
export function storageFamily(store: Store, problems: Problems): WxFamily {
  const refuse = (key: string, why: string): never => {
    problems.report('wx', `setStorage:fail "${key}": ${why}`)
    throw new Error(why)
  }
  const set = (key: string, data: unknown): void => {
    const text = JSON.stringify(data)
    if (text === undefined) return refuse(key, `a ${typeof data} cannot be stored`)
    if (byteLength(text) > ENTRY_LIMIT_KILOBYTES * KILOBYTE)
      return refuse(key, 'data exceed max size of one entry, 1 MB')
    const before = store.get(key)
    store.set(key, text)
    if (sizeOf(store) <= LIMIT_KILOBYTES) return
    if (before === undefined) store.delete(key)
    else store.set(key, before)
    refuse(key, 'the storage limit of 10 MB is exceeded')
  }
  const get = (key: string): unknown => {
    const text = store.get(key)
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  }
  const info = (): object => ({ keys: [...store.keys()], currentSize: sizeOf(store), limitSize: LIMIT_KILOBYTES })
  const keyOf = ({ key }: Options): string => String(key)
  return {
    calls: {
      setStorage: (options) => set(keyOf(options), options.data),
      getStorage(options) {
        const data = get(keyOf(options))
        if (data === undefined) throw new Error('data not found')
        return { data }
      },
      removeStorage: (options) => void store.delete(keyOf(options)),
      clearStorage: () => store.clear(),
      getStorageInfo: info,
    },
    direct: {
      setStorageSync: set,
      getStorageSync: (key: string) => get(key) ?? '',
      removeStorageSync: (key: string) => void store.delete(key),
      clearStorageSync: () => store.clear(),
      getStorageInfoSync: info,
      batchSetStorageSync: (entries: readonly { key: string; value: unknown }[]) =>
        entries.forEach(({ key, value }) => set(key, value)),
      batchGetStorageSync: (keys: readonly string[]) => keys.map((key) => get(key) ?? ''),
    },
  }
}
