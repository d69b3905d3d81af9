import Taro from '@tarojs/taro'
import { NETWORK_TIMEOUT_MS } from '../http/types'
import { lowerCaseNames, runWeappTask } from '../http/weapp-task'
import type { DownloadReply, SendDownload } from './types'

/** Downloads one file through WeChat. Rejects with TransportError only. */
export const sendDownload: SendDownload = ({ url, headers, timeoutMs, signal, onProgress }) =>
  runWeappTask<DownloadReply>(signal, ({ resolve, fail }) => {
    const task = Taro.downloadFile({
      url,
      header: headers,
      timeout: timeoutMs ?? NETWORK_TIMEOUT_MS,
      success: (reply) =>
        resolve({
          status: reply.statusCode,
          headers: lowerCaseNames(reply.header),
          filePath: reply.tempFilePath,
        }),
      fail,
    })
    if (onProgress) task.progress(({ progress }) => onProgress(progress))
    return task
  })
