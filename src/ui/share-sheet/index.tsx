import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/popup/copy'
import { LoadedOrNot, type LoadState } from '@/ui/loaded-or-not'
import { QrCode } from '@/ui/qr-code'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './index.scss'

export interface ShareSheetProps {
  isOpen: boolean
  title: string
  /** What the one who opens the link gets. */
  text: string
  /** What the code to scan is good for. */
  qrLabel: string
  /** Where the getting of the link stands. */
  page: LoadState
  /** Empty until it is there. */
  link: string
  /** The code to scan as a picture of the host app's own; without one it is drawn from the link. */
  picture?: string | undefined
  /** A code that can be told instead of the link. */
  code?: string | undefined
  /** Whether the host app sends the page as a card too. */
  hasCards: boolean
  onReload: () => void
  onClose: () => void
  /** What else may be done about the link. */
  children?: ReactNode
}

const QR_SIZE = 200

/** A link to pass on, and the same as a code to scan. */
export function ShareSheet(props: ShareSheetProps) {
  const { isOpen, title, text, qrLabel, page, link, picture, code, hasCards, onReload, onClose, children } = props
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      foot={
        link !== '' && (
          <StickyBar>
            <Button kind={hasCards ? 'line' : 'ink'} onPress={() => copyText(link)}>
              {messages.copyLink}
            </Button>
            {hasCards && <Button openType="share">{messages.sendToFriend}</Button>}
          </StickyBar>
        )
      }
    >
      <View className="share-sheet">
        <View className="share-sheet__text">{text}</View>
        {link === '' ? (
          <LoadedOrNot page={page} onReload={onReload} />
        ) : (
          <>
            <QrCode text={link} picture={picture} label={qrLabel} size={QR_SIZE} />
            {code !== undefined && <View className="share-sheet__code">{code}</View>}
            <View className="share-sheet__link">{link}</View>
            {children}
          </>
        )}
      </View>
    </Sheet>
  )
}
