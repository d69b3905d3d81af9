import { WebView } from '@tarojs/components'
import type { WebFrameProps } from './types'

/** WeChat's own web view, which takes the whole page and knows the hosts that the account allows. */
export function WebFrame({ src, onLoad }: WebFrameProps) {
  return <WebView src={src} onLoad={onLoad} />
}
