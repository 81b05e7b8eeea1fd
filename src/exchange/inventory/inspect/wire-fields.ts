/** One field of a protobuf message in its wire format. */
export interface WireField {
  field: number
  /** A varint, or the bits of a fixed-size number. */
  value?: bigint
  /** The bytes of a nested message, string or bytes field. */
  bytes?: Buffer
}

/** Reads the fields of a protobuf message in order; null if the bytes are not one. */
export function readWireFields(message: Buffer): WireField[] | null {
  const fields: WireField[] = []
  let at = 0
  while (at < message.length) {
    const tag = readVarint(message, at)
    if (!tag) return null
    at = tag.next
    const field = Number(tag.value >> 3n)
    if (field === 0) return null
    const read = readValue(message, at, Number(tag.value & 7n))
    if (!read) return null
    fields.push({ field, ...read.content })
    at = read.next
  }
  return fields
}

interface Read {
  content: { value: bigint } | { bytes: Buffer }
  next: number
}

function readValue(message: Buffer, at: number, wireType: number): Read | null {
  switch (wireType) {
    case 0: {
      const varint = readVarint(message, at)
      return varint && { content: { value: varint.value }, next: varint.next }
    }
    case 1:
      return at + 8 > message.length ? null : { content: { value: message.readBigUInt64LE(at) }, next: at + 8 }
    case 2: {
      const length = readVarint(message, at)
      if (!length || length.value > BigInt(message.length - length.next)) return null
      const next = length.next + Number(length.value)
      return { content: { bytes: message.subarray(length.next, next) }, next }
    }
    case 5:
      return at + 4 > message.length ? null : { content: { value: BigInt(message.readUInt32LE(at)) }, next: at + 4 }
    default:
      return null
  }
}

function readVarint(message: Buffer, start: number): { value: bigint; next: number } | null {
  let value = 0n
  for (let at = start; at < message.length && at < start + 10; at++) {
    const byte = message[at]!
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - start))
    if (byte < 0x80) return { value: BigInt.asUintN(64, value), next: at + 1 }
  }
  return null
}

/** Decodes a 32-bit float from its bits. */
export function floatOf(bits: bigint): number {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(Number(BigInt.asUintN(32, bits)))
  return buffer.readFloatLE()
}
