// Each icon is imported from its own file: the package's root would load five thousand in development and on the server.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { ComponentType, SVGProps } from 'react';

  const shape: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number }
  >;
  export default shape;
}
