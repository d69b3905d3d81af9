import Taro from '@tarojs/taro'
import { NETWORK_TIMEOUT_MS, TransportError } from '../http/types'
import { runWeappTask } from '../http/weapp-task'
import type { LoadBytes } from './types'

const OK = 200

/** Loads a file through WeChat. */
export const loadBytes: LoadBytes = async ({ url, signal }) => {
  const reply = await runWeappTask<{ statusCode: number; data: ArrayBuffer }>(signal, ({ resolve, fail }) =>
    Taro.request<ArrayBuffer>({
      url,
      responseType: 'arraybuffer',
      timeout: NETWORK_TIMEOUT_MS,
      success: resolve,
      fail,
    }),
  )
  if (reply.statusCode !== OK) throw new TransportError('')
  return reply.data
}
