/**
 * Lets the shopper choose a picture from the album or take one. Answers its local address, to upload and to show, or
 * null when nothing was chosen. Rejects when the system refuses.
 */
export type ChoosePicture = () => Promise<string | null>
