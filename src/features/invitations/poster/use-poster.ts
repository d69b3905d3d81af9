import { useEffect, useRef, useState } from 'react'
import type { User } from '@/wire/schemas/account'
import { saveToAlbum } from '@/platform/album'
import type { SaveOutcome } from '@/platform/album/types'
import { findBoard } from '@/platform/drawing'
import type { DrawingBoard } from '@/platform/drawing/types'
import { staticUrl } from '@/services/environment'
import { useLanguage } from '@/stores/language'
import { qrMatrix } from '@/ui/qr-code/matrix'
import { sourceOf } from '@/ui/qr-code/source'
import { invitationCode, invitationLink } from '../invitation-link'
import { messages } from '../messages'
import { drawPoster, POSTER, type PosterCode } from './draw-poster'
import type { PosterTemplate } from './templates'

const FILE_NAME = 'vela-invitation.jpg'
const SIZE = { width: POSTER.width * POSTER.scale, height: POSTER.height * POSTER.scale }

interface PosterNeeds {
  /** Of the canvas. */
  id: string
  template: PosterTemplate
  code: string
  user: Pick<User, 'nickName' | 'avatar'>
}

/** What `usePoster` answers. */
export interface PosterView {
  status: 'drawing' | 'drawn' | 'failed'
  redraw: () => void
  /** Keeps the poster on the phone. Rejects when it cannot be written. */
  keep: () => Promise<SaveOutcome>
}

/** The host app's own code where it has one that comes, else the ordinary one of the link. */
const loadCode = async (board: DrawingBoard, code: string): Promise<PosterCode> => {
  const own = invitationCode(code)
  const picture = own === undefined ? null : await board.load(own).catch(() => null)
  if (picture !== null) return { picture, isOnePixelAModule: false }
  return { picture: await board.load(sourceOf(qrMatrix(invitationLink(code)))), isOnePixelAModule: true }
}

/** All that the drawing takes; a portrait that does not come is left out. */
const loadParts = async (board: DrawingBoard, { template, code, user }: PosterNeeds) => {
  const [picture, avatar, drawnCode] = await Promise.all([
    board.load(staticUrl(template.picture)),
    board.load(user.avatar).catch(() => null),
    loadCode(board, code),
  ])
  return {
    picture,
    avatar,
    code: drawnCode,
    headline: template.headline(),
    name: user.nickName,
    sentence: messages.posterSentence,
  }
}

/** Draws the poster on the canvas of the page whenever what it shows has changed. */
export function usePoster(needs: PosterNeeds): PosterView {
  const { id, template, code, user } = needs
  const language = useLanguage()
  const [turn, setTurn] = useState(0)
  const asked = [template.key, code, user.avatar, user.nickName, language, turn].join()
  const [last, setLast] = useState<{ asked: string; status: 'drawn' | 'failed' }>()
  const board = useRef<DrawingBoard | null>(null)

  useEffect(() => {
    let isCurrent = true
    const draw = async (): Promise<void> => {
      board.current ??= await findBoard(id, SIZE)
      if (board.current === null) throw new Error('there is no canvas')
      const parts = await loadParts(board.current, needs)
      // Another template may have been chosen meanwhile; drawing itself takes one go.
      if (!isCurrent) return
      drawPoster(board.current.pen, parts)
      setLast({ asked, status: 'drawn' })
    }
    draw().catch(() => isCurrent && setLast({ asked, status: 'failed' }))
    return () => {
      isCurrent = false
    }
    // What it needs follows from these.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, asked])

  return {
    // What was drawn before is not what is asked for now.
    status: last?.asked === asked ? last.status : 'drawing',
    redraw: () => setTurn(turn + 1),
    keep: async () => {
      if (board.current === null) throw new Error('nothing is drawn')
      return saveToAlbum({ filePath: await board.current.toFile(), kind: 'picture', name: FILE_NAME })
    },
  }
}
