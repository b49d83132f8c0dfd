export declare function processFor(databaseUrl: string | undefined): {
  args: string[];
  env: Record<string, string>;
};
