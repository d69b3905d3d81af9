import PDFDocument from 'pdfkit'
import { BRAND } from '@/domain/brand'
import { language } from '@/language/current'
import { LANGUAGE_TAGS } from '@/language/language'
import { faceOf } from './fonts'
import type { Paper, PaperBlock, PrintedPaper } from './paper'
import { printable } from './printable'
import { printedTexts } from './printed-texts'

const MARGIN = 56
const FOOT_HEIGHT = 40
const LABEL_WIDTH = 150
/** Between a label and its value. */
const GAP = 12
const INK = '#0D1117'
const GREY = '#5B6470'
const SIZE = { title: 22, heading: 13, body: 10, foot: 8 } as const
const LINE_GAP = 3

type Document = InstanceType<typeof PDFDocument>

const createDocument = ({ title }: Paper, at: Date): Document => {
  const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT_HEIGHT }
  const info = { Title: printable(title), Author: BRAND.name, CreationDate: at }
  // Without a first font pdfkit would embed one of its own.
  const document = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    lang: LANGUAGE_TAGS[language()],
    info,
    font: null as unknown as string,
  })
  document.registerFont('regular', faceOf('regular') as unknown as PDFKit.Mixins.PDFFontSource)
  document.registerFont('bold', faceOf('bold') as unknown as PDFKit.Mixins.PDFFontSource)
  return document
}

const widthOf = ({ page }: Document): number => page.width - 2 * MARGIN

const writeHead = (document: Document, { title, reference }: Paper): void => {
  document.font('bold').fontSize(SIZE.body).fillColor(INK).text(BRAND.name)
  document.moveDown(1.5).fontSize(SIZE.title).text(printable(title))
  document.font('regular').fontSize(SIZE.body).fillColor(GREY).text(printable(reference))
  document.moveDown()
}

/** A row is never parted from its label by a page's end. */
const writeFact = (document: Document, label: string, value: string): void => {
  const forLabel = { width: LABEL_WIDTH - GAP, lineGap: LINE_GAP }
  const forValue = { width: widthOf(document) - LABEL_WIDTH, lineGap: LINE_GAP }
  document.font('regular').fontSize(SIZE.body)
  const height = Math.max(document.heightOfString(label, forLabel), document.heightOfString(value, forValue))
  if (document.y + height > document.page.height - MARGIN - FOOT_HEIGHT) document.addPage()
  const { y } = document
  document.fillColor(GREY).text(label, MARGIN, y, forLabel)
  const labelEnd = document.y
  document.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, y, forValue)
  document.x = MARGIN
  document.y = Math.max(document.y, labelEnd) + 3
}

const writeBlock = (document: Document, block: PaperBlock): void => {
  switch (block.kind) {
    case 'heading':
      document.moveDown().font('bold').fontSize(SIZE.heading).fillColor(INK).text(printable(block.text))
      document.moveDown(0.4)
      return
    case 'text':
      document.font('regular').fontSize(SIZE.body).fillColor(INK).text(printable(block.text), { lineGap: LINE_GAP })
      document.moveDown(0.5)
      return
    case 'facts':
      for (const [label, value] of block.rows) writeFact(document, printable(label), printable(value))
      return
    default:
      return block satisfies never
  }
}

const writeFoots = (document: Document, { reference }: Paper, pages: number): void => {
  for (let index = 0; index < pages; index += 1) {
    document.switchToPage(index)
    // A text below the margin would begin a new page.
    document.page.margins.bottom = 0
    const foot = `${printable(reference)} · ${printedTexts.page(index + 1, pages)}`
    const y = document.page.height - MARGIN
    document.font('regular').fontSize(SIZE.foot).fillColor(GREY).text(foot, MARGIN, y, { lineBreak: false })
  }
}

const collect = (document: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })

/**
 * Prints a paper as PDF in the language of the moment: A4, with the characters that it uses embedded. It holds its
 * thread meanwhile; the server prints by `printAside`.
 *
 * @throws UnprintableText when a character cannot be drawn.
 */
export const printPaper = async (paper: Paper, at: Date): Promise<PrintedPaper> => {
  const document = createDocument(paper, at)
  const written = collect(document)
  writeHead(document, paper)
  for (const block of paper.blocks) writeBlock(document, block)
  const pages = document.bufferedPageRange().count
  writeFoots(document, paper, pages)
  document.end()
  return { bytes: await written, pages }
}
