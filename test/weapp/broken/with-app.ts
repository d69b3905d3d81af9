import { startHost, type StartedHost } from '../host/client/start-host'
import { writeApp, type SmallApp } from './small-app'

/** Opens an app in a host of its own, and takes both away afterwards. */
export async function withApp<T>(files: SmallApp, act: (host: StartedHost) => Promise<T>): Promise<T> {
  const { dist, remove } = await writeApp(files)
  try {
    const host = await startHost({ project: dist })
    try {
      return await act(host)
    } finally {
      await host.close()
    }
  } finally {
    await remove()
  }
}
