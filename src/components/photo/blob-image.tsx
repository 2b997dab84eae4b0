import { useCallback } from 'react'

export interface BlobImageProps {
  data: Blob
  alt: string
  className?: string | undefined
}

/** An image of bytes in memory; its object URL lives as long as the element shows it. */
export function BlobImage({ data, alt, className }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(data)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [data],
  )
  return <img ref={show} alt={alt} className={className} />
}
