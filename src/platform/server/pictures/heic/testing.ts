/** Writes HEIC files with the structure of an iPhone's. Their HEVC has blocks of raw samples (PCM), which need no encoder. */

type Options = {
  /** Width and height are multiples of 16. */
  width: number
  height: number
  /** The side of the tiles; by default there are none. iPhone pictures consist of tiles. Here, all have the same content. */
  tile?: number
  /** The colour of the block in this column and row, as Y, Cb and Cr. */
  colour?: (column: number, row: number) => readonly [number, number, number]
  /** A wrong size to write into the boxes. */
  claimed?: { width: number; height: number }
  /** A colour profile. */
  icc?: Uint8Array
  /** The content of the EXIF item. */
  exif?: Uint8Array
  /** The number of counterclockwise quarter turns, as cameras write it. */
  turns?: number
}

const blockSide = 16

export function makeHeic({ width, height, tile, colour = () => [128, 128, 128], ...options }: Options): Buffer {
  const coded = tile === undefined ? { width, height } : { width: tile, height: tile }
  const picture = nal(19, makeSlice(coded.width / blockSide, coded.height / blockSide, colour))
  const content = Buffer.concat([u32(picture.length), picture])
  const claimed = options.claimed ?? { width, height }
  const imageProperties = [
    makeSize(claimed),
    ...(options.icc ? [box('colr', Buffer.from('prof'), options.icc)] : []),
    ...(options.turns ? [box('irot', Buffer.from([options.turns]))] : []),
  ]
  const codedProperties = [
    box('hvcC', makeConfiguration(coded.width, coded.height)),
    ...(tile ? [makeSize(coded)] : []),
  ]
  const properties = [...imageProperties, ...codedProperties]
  const linksTo = (some: readonly Buffer[]) => some.map((property) => properties.indexOf(property) + 1)
  const [columns, rows] = [Math.ceil(width / coded.width), Math.ceil(height / coded.height)]
  const grid = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)])
  const items: Item[] = [
    ...(tile ? [{ type: 'grid', content: grid, links: linksTo(imageProperties) }] : []),
    ...Array<Item>(columns * rows).fill({ type: 'hvc1', content, links: linksTo(tile ? codedProperties : properties) }),
    ...(options.exif ? [{ type: 'Exif', content: Buffer.concat([u32(0), options.exif]), links: [] }] : []),
  ]
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const metaBytes = makeMeta(items, properties, 0).length
  const meta = makeMeta(items, properties, type.length + metaBytes + 8)
  return Buffer.concat([type, meta, box('mdat', ...contentsOf(items))])
}

type Item = { type: string; content: Buffer; links: readonly number[] }

/** Writes the items. Content that several items share is written once. */
const contentsOf = (items: readonly Item[]) => [...new Set(items.map(({ content }) => content))]

const makeSize = ({ width, height }: { width: number; height: number }) => box('ispe', u32(0), u32(width), u32(height))

function makeMeta(items: readonly Item[], properties: readonly Buffer[], start: number): Buffer {
  let offset = start
  const offsets = new Map<Buffer, number>()
  for (const content of contentsOf(items)) {
    offsets.set(content, offset)
    offset += content.length
  }
  const places = items.map(({ content }, at) =>
    Buffer.concat([u16(at + 1), u16(0), u16(1), u32(offsets.get(content) ?? 0), u32(content.length)]),
  )
  const entries = items.map(({ type }, at) => box('infe', u32(2 << 24), u16(at + 1), u16(0), Buffer.from(`${type}\0`)))
  const idsOf = (wanted: string) => items.flatMap(({ type }, at) => (type === wanted ? [at + 1] : []))
  const tiles = idsOf('grid').map((id) => {
    const parts = idsOf('hvc1')
    return box('dimg', u16(id), u16(parts.length), ...parts.map(u16))
  })
  const described = idsOf('Exif').map((id) => box('cdsc', u16(id), u16(1), u16(1)))
  const linked = items.flatMap(({ links }, at) =>
    links.length > 0 ? [Buffer.concat([u16(at + 1), Buffer.from([links.length, ...links])])] : [],
  )
  return box(
    'meta',
    u32(0),
    box('hdlr', u32(0), u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    box('pitm', u32(0), u16(1)),
    box('iloc', u32(0), Buffer.from([0x44, 0]), u16(items.length), ...places),
    box('iinf', u32(0), u16(items.length), ...entries),
    ...(items.length > 1 ? [box('iref', u32(0), ...tiles, ...described)] : []),
    box('iprp', box('ipco', ...properties), box('ipma', u32(0), u32(linked.length), ...linked)),
  )
}

/** The configuration of a still picture of level 6.2, with the parameter sets that these pictures need. */
function makeConfiguration(width: number, height: number): Buffer {
  const sets = [
    [32, bits('0000 1 1 000000 000 1 1111111111111111', profile, '1', ue(0), ue(0), ue(0), '000000', ue(0), '00')],
    [
      33,
      bits(
        '0000 000 1',
        profile,
        ue(0),
        ue(1),
        ue(width),
        ue(height),
        '0',
        ue(0),
        ue(0),
        ue(0),
        '1',
        ue(0),
        ue(0),
        ue(0),
        ue(1),
        ue(0),
        ue(0),
        ue(2),
        ue(0),
        ue(0),
        '000',
        '1 0111 0111',
        ue(1),
        ue(0),
        '1',
        ue(0),
        '00000',
      ),
    ],
    [
      34,
      bits(ue(0), ue(0), '0000000', ue(0), ue(0), ue(0), '000', ue(0), ue(0), '0 00 0 0 0 0 1 0 1 0 0', ue(0), '00'),
    ],
  ] as const
  const head = Buffer.from([
    1, 3, 0x70, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 186, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 3,
  ])
  const arrays = sets.flatMap(([type, content]) => {
    const unit = nal(type, content)
    return [Buffer.from([0x80 | type]), u16(1), u16(unit.length), unit]
  })
  return Buffer.concat([head, ...arrays])
}

const profile = `00000011 0111${'0'.repeat(28)} 1011${'0'.repeat(44)} 10111010`

/**
 * The last column of HEVC’s table `rangeTabLps`: the part of the coder’s range that stands for the less probable value, by
 * state. Each block moves the coder to the next state.
 */
const unlikelyRanges = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89, 85, 80, 76, 72, 69,
  65, 62, 59, 56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 31, 30, 28, 27, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
  14, 14, 13, 12, 12, 11, 11, 10, 9,
]

/**
 * Each block has only the flags "not split" and "raw samples". The arithmetic coder writes them as nine bits each time,
 * because it starts again after raw samples.
 */
function makeSlice(columns: number, rows: number, colour: NonNullable<Options['colour']>): Buffer {
  const parts = [bits('1 0', ue(0), ue(2), ue(0))]
  for (let at = 0; at < columns * rows; at += 1) {
    const range = (at === 0 ? 510 : 508) - (unlikelyRanges[Math.min(at, unlikelyRanges.length - 1)] ?? 0)
    const [y, cb, cr] = colour(at % columns, Math.floor(at / columns))
    parts.push(u16(((range - 2) | 1) << 7), Buffer.alloc(blockSide * blockSide, y))
    parts.push(Buffer.alloc((blockSide * blockSide) / 4, cb), Buffer.alloc((blockSide * blockSide) / 4, cr))
  }
  return Buffer.concat([...parts, u16(509 << 7)])
}

/** An HEVC NAL unit. An escape byte separates bytes that would look like the start of another unit. */
function nal(type: number, content: Uint8Array): Buffer {
  const escaped: number[] = []
  let zeros = 0
  for (const byte of content) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3)
      zeros = 0
    }
    escaped.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Buffer.concat([Buffer.from([type << 1, 1]), Buffer.from(escaped)])
}

/** Bits as bytes, padded with a one and then zeros. */
function bits(...parts: readonly string[]): Buffer {
  const all = `${parts.join('').replaceAll(' ', '')}1`
  return Buffer.from((all.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
}

/** A number as an Exp-Golomb code. */
function ue(value: number): string {
  const code = (value + 1).toString(2)
  return '0'.repeat(code.length - 1) + code
}

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([u32(inside.length + 8), Buffer.from(type, 'latin1'), inside])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
