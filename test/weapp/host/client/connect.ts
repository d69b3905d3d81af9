import automator from 'miniprogram-automator'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'

/** What the official client keeps to itself. */
interface Inside {
  changeRoute(method: string, url?: string): Promise<unknown>
}

/**
 * Connects the official client. Its moves between pages end with a fixed sleep of three seconds; the host answers a
 * move once the page is ready, so the sleep is left out.
 */
export async function connect(wsEndpoint: string): Promise<MiniProgram> {
  const miniProgram = await automator.connect({ wsEndpoint })
  const inside = miniProgram as unknown as Inside
  inside.changeRoute = async (method, url) => {
    await miniProgram.callWxMethod(method, url === undefined ? {} : { url })
    return miniProgram.currentPage()
  }
  return miniProgram
}
