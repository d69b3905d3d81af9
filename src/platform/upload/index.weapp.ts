import Taro from '@tarojs/taro'
import { NETWORK_TIMEOUT_MS, type HttpReply } from '../http/types'
import { lowerCaseNames, runWeappTask } from '../http/weapp-task'
import type { SendUpload } from './types'

/** Uploads one file through WeChat. Rejects with TransportError only. */
export const sendUpload: SendUpload = ({
  url,
  filePath,
  fieldName,
  formData,
  headers,
  timeoutMs,
  signal,
  onProgress,
}) =>
  runWeappTask<HttpReply>(signal, ({ resolve, fail }) => {
    const task = Taro.uploadFile({
      url,
      filePath,
      name: fieldName,
      formData,
      header: headers,
      timeout: timeoutMs ?? NETWORK_TIMEOUT_MS,
      success: (reply) =>
        resolve({ status: reply.statusCode, headers: lowerCaseNames(reply.header), text: String(reply.data) }),
      fail,
    })
    if (onProgress) task.progress(({ progress }) => onProgress(progress))
    return task
  })
