import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined

/** Whether the tools are installed: poppler-utils, which draw a PDF, and zbar-tools, which read codes. */
export const hasTools = isInstalled('pdftoppm') && isInstalled('zbarimg')
export const missingTools = 'poppler-utils and zbar-tools are not on this machine'

const dotsPerInch = 300
/** The reader searches only the kinds of codes on labels, in every second line, because a code is many lines high. */
const kinds = ['-Sdisable', '-Scode128.enable', '-Sqrcode.enable', '-Sx-density=2', '-Sy-density=2']
const millimetres = 25.4 / dotsPerInch

/** A page in gray, one byte for each dot. */
interface Picture {
  readonly width: number
  readonly height: number
  readonly dots: Buffer
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Calls `work` with a temporary folder, which is deleted afterwards. */
function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the pages of a PDF in their order. */
export function pictures(pdf: Buffer): Picture[] {
  return inFolder(folder => {
    const file = join(folder, 'labels.pdf')
    writeFileSync(file, pdf)
    execFileSync('pdftoppm', ['-r', String(dotsPerInch), '-gray', file, join(folder, 'page')])
    const pages = readdirSync(folder).filter(name => name.startsWith('page'))
    return pages.sort().map(name => pictureOf(readFileSync(join(folder, name))))
  })
}

function pictureOf(file: Buffer): Picture {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(file.subarray(0, 64).toString('latin1')) ?? []
  return { width: Number(width), height: Number(height), dots: file.subarray(head.length) }
}

/** Returns the size of the first page in millimeters. */
export function pageSize(pdf: Buffer): { width: number; height: number } {
  const info = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
  const [, width, height] = /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(info) ?? []
  return { width: (Number(width) / 72) * 25.4, height: (Number(height) / 72) * 25.4 }
}

/**
 * Returns the codes that a reader finds in a part of a page, given in millimeters: "CODE-128:text" and "QR-Code:text",
 * sorted.
 */
export function codesIn({ width, dots }: Picture, box: Box): string[] {
  const [left, top, across, rows] = [box.x, box.y, box.width, box.height].map(length =>
    Math.floor(length / millimetres),
  )
  if (left === undefined || top === undefined || !across || !rows) return []
  // A page has a whole number of dots, which may be one less than its millimeters.
  const columns = Math.min(across, width - left)
  const lines = Array.from({ length: rows }, (_, y) => {
    const from = (top + y) * width + left
    return dots.subarray(from, from + columns)
  })
  return inFolder(folder => {
    const file = join(folder, 'label.pgm')
    writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${columns} ${rows}\n255\n`), ...lines]))
    const { stdout } = spawnSync('zbarimg', ['-q', '--nodbus', ...kinds, file], { encoding: 'utf8' })
    return stdout.trim().split('\n').sort()
  })
}

/** Returns the top left corner of the dark dots within 1.5 mm of a point, in millimeters, or NaN without dark dots. */
export function darkCorner({ width, dots }: Picture, around: { x: number; y: number }): { x: number; y: number } {
  const from = (at: number) => Math.max(0, Math.round((at - 1.5) / millimetres))
  const to = (at: number) => Math.round((at + 1.5) / millimetres)
  const dark: { x: number; y: number }[] = []
  for (let y = from(around.y); y < to(around.y); y += 1)
    for (let x = from(around.x); x < to(around.x); x += 1) if ((dots[y * width + x] ?? 255) < 128) dark.push({ x, y })
  if (dark.length === 0) return { x: Number.NaN, y: Number.NaN }
  return {
    x: Math.min(...dark.map(({ x }) => x)) * millimetres,
    y: Math.min(...dark.map(({ y }) => y)) * millimetres,
  }
}
