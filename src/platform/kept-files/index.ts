import { openXhr } from '../http/xhr'
import type { KeptFiles } from './types'
import { withMemory } from './with-memory'

const DATABASE = 'vela-files'
const STORE = 'files'

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no reason'))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answerOf(request)
}

const inStore = async <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await openDatabase()
  try {
    return await answerOf(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const readAddress = async (url: string): Promise<Blob> =>
  (await openXhr({ method: 'GET', url, headers: {}, responseType: 'blob' })).response as Blob // as asked for

/** The browser's own database; full or forbidden, it keeps nothing. */
export const keptFiles: KeptFiles = withMemory({
  async keep(key, address) {
    await readAddress(address)
      .then((file) => inStore('readwrite', (store) => store.put(file, key)))
      .catch(() => undefined)
  },

  async open(key) {
    const file = await inStore('readonly', (store) => store.get(key) as IDBRequest<Blob | undefined>).catch(
      () => undefined,
    )
    return file && URL.createObjectURL(file)
  },

  async remove(key) {
    await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
  },

  async keepOnly(isWanted) {
    const keys = await inStore('readonly', (store) => store.getAllKeys()).catch(() => [])
    for (const key of keys.map(String)) if (!isWanted(key)) await keptFiles.remove(key)
  },
})
