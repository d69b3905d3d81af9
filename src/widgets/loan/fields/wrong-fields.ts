import { useCallback, useEffect, useState } from 'react'
import { scrollTo } from '@/platform/scroll-to'

/** Brings a field into sight and puts the focus into it. */
type ShowField = () => void

/** Takes in a field that holds what is wrong, by the way to show it; what it answers forgets the field. */
export type TellWrong = (show: ShowField) => () => void

/** What `useWrongFields` answers. */
export interface WrongFields {
  isAny: boolean
  tell: TellWrong
  /** Goes on from the form; while a field holds what is wrong, that field is shown instead. */
  unlessWrong: <Answer>(goOn: () => Answer) => () => Answer | void
}

/** The fields of a form that hold what is wrong. */
export function useWrongFields(): WrongFields {
  const [wrong, setWrong] = useState<readonly ShowField[]>([])
  const tell = useCallback<TellWrong>((show) => {
    setWrong((before) => [...before, show])
    return () => setWrong((before) => before.filter((one) => one !== show))
  }, [])
  const [showFirst] = wrong
  return { isAny: wrong.length > 0, tell, unlessWrong: (goOn) => showFirst ?? goOn }
}

/** What `useToldWrong` answers, for the field's input. */
interface ToldWrong {
  isFocused: boolean
  leave: () => void
}

/** Tells the form while a field holds what is wrong, until it is mended or gone, and takes the focus when the form shows it. */
export function useToldWrong(isWrong: boolean, fieldId: string, tell: TellWrong | undefined): ToldWrong {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    if (!isWrong) return undefined
    return tell?.(() => {
      scrollTo(fieldId)
      setFocused(true)
    })
  }, [isWrong, fieldId, tell])
  return { isFocused, leave: () => setFocused(false) }
}
