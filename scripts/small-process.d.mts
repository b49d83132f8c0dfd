export declare const smallProcess: { args: string[]; env: Record<string, string> };
