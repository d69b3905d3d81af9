import { Button, type ButtonProps } from '@/ui/button'
import { Cell } from '@/ui/cell'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import type { AgreementLink } from './agreement-link'
import { messages } from './messages'

export interface AgreementSheetProps extends Pick<ButtonProps, 'openType' | 'onOpenType'> {
  isOpen: boolean
  agreements: readonly AgreementLink[]
  /** Absent where `openType` makes the host app answer. */
  onAgree?: () => void | Promise<unknown>
  onClose: () => void
}

/** What follows a tap on the main button with the row unticked: the agreements and one way on. */
export function AgreementSheet({ isOpen, agreements, onAgree, onClose, ...button }: AgreementSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.sheetTitle}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button {...button} {...(onAgree ? { onPress: onAgree } : {})}>
            {messages.agreeAndContinue}
          </Button>
        </StickyBar>
      }
    >
      {messages.sheetText}
      {agreements.map(({ title, onOpen }) => (
        <Cell key={title} label={title} onPress={onOpen} />
      ))}
    </Sheet>
  )
}
